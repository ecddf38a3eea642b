/** What a table of any game tells: facts of a view and sentences, with and without words of the game. */

import { afterEach, expect, it } from "vitest";
import { speak, speakOf } from "../../src/words";
import { factsOf, spaced, type Wording } from "../../src/tables/facts";
import { linesOf } from "../../src/tables/sentences";
import { tableOf } from "../../src/tables/tables";
import { GAMES, ON_BOARDS } from "../games";

afterEach(() => speak("en"));

const WORDS: Record<string, string> = { "suit-h": "hearts", "purse-coins": "Coins" };
const plain: Wording = { known: (fact) => WORDS[fact], who: (seat) => `P${seat + 1}`, comma: ", " };
const told = (view: Record<string, unknown>) =>
  Object.fromEntries(factsOf(view, 3, plain).map(({ key, value }) => [key, value]));

it("tells what is not shown elsewhere, in the words of the game where it has any", () => {
  expect(
    told({
      seat: 1,
      seats: ["north", "east", "west"],
      to_act: [1],
      actions: ["pass"],
      board: {},
      hand: ["h7", "c2"],
      suit: "h",
      scores: [3, null, 0],
      purse: { coins: 4, wooden_tokens: 0 },
      secret: null,
      own: { bids: [[2], [], [5, 6]] },
    }),
  ).toEqual({
    hand: "h7, c2",
    suit: "hearts",
    scores: "P1: 3, P3: 0",
    purse: "Coins: 4, Wooden tokens: 0",
    bids: "P1: 2, P3: 5, 6",
  });
  expect(spaced("cards_in-hand")).toBe("Cards in hand");
});

it("tells an event by its name where the game has no sentence for it, and who went away", async () => {
  await speakOf("khet");
  const events = [{ event: "card_played", seat: 2, card: "h7", hidden: { of: 1 } }, { event: "trick", cards: ["h7", "c2"] }];
  const who = (seat: number) => `P${seat + 1}`;
  expect(linesOf({ n: 4, kind: "action", seat: 2, events }, who)).toEqual([
    { id: "4.0", text: "P3: Card played h7" },
    { id: "4.1", text: "Trick h7 c2" },
  ]);
  expect(linesOf({ n: 5, kind: "away", seat: 0 }, who)).toEqual([{ id: "5", text: "P1 is away." }]);
});

it("has a table for every game that the ordinary board does not draw", () => {
  for (const game of GAMES) expect(tableOf(game) !== undefined, game).toBe(!ON_BOARDS.includes(game));
});
