/** What a table of any game tells: facts of a view and sentences, with and without words of the game. */

import { afterEach, expect, it } from "vitest";
import { speak, speakOf } from "../../src/words";
import { factsOf, spaced, type Wording } from "../../src/tables/facts";
import { linesOf } from "../../src/tables/sentences";
import { tableOf } from "../../src/tables/tables";
import { GAMES, ON_BOARDS } from "../games";

afterEach(() => speak("en"));

const WORDS: Record<string, string> = {
  "fact-suit-h": "hearts",
  "fact-purse-coins": "Coins",
  "said-bid": "{count} of {face} by {seat}",
  "said-dice": "{list}",
};
const filledIn = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
const plain: Wording = {
  message: (group, path, values = {}) => {
    const text = WORDS[`${group}-${path}`];
    return text === undefined ? undefined : filledIn(text, values);
  },
  who: (seat) => `P${seat + 1}`,
  player: "Player",
  comma: ", ",
};
const told = (view: Record<string, unknown>) =>
  Object.fromEntries(factsOf(view, 3, plain).map((fact) => [fact.key, fact.told]));

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
    scores: [{ name: "P1", told: "3" }, { name: "P3", told: "0" }],
    purse: [{ name: "Coins", told: "4" }, { name: "Wooden tokens", told: "0" }],
    bids: [{ name: "P1", told: "2" }, { name: "P3", told: "5, 6" }],
  });
  expect(spaced("cards_in-hand")).toBe("Cards in hand");
});

it("tells objects in the sentence of the game, or in rows, with seats by their names", () => {
  expect(
    told({
      bid: { count: 2, face: 1, seat: 0 },
      dice: [1, 4, 6], // as many as there are seats, and not one for each
      last: { suit: "h", seat: 2, worth: { least: 1, most: null } },
      tricks: [{ seat: 1, cards: ["h7", "c2"] }],
      nothing: {},
    }),
  ).toEqual({
    bid: "2 of 1 by P1",
    dice: "1, 4, 6",
    last: [
      { name: "Suit", told: "h" },
      { name: "Player", told: "P3" },
      { name: "Worth", told: [{ name: "Least", told: "1" }] },
    ],
    tricks: [{ name: "", told: [{ name: "Player", told: "P2" }, { name: "Cards", told: "h7, c2" }] }],
  });
});

it("tells an event by its name where the game has no sentence for it, and who went away", async () => {
  await speakOf("khet");
  const events = [{ event: "card_played", seat: 2, card: "h7", hidden: { of: 1 } }, { event: "trick", cards: ["h7", "c2"] }];
  const who = (seat: number) => `P${seat + 1}`;
  expect(linesOf({ n: 4, kind: "action", seat: 2, events }, who)).toEqual([
    { id: "4.0", text: "P3: Card played h7 (Of: 1)" },
    { id: "4.1", text: "Trick h7, c2" },
  ]);
  expect(linesOf({ n: 5, kind: "away", seat: 0 }, who)).toEqual([{ id: "5", text: "P1 is away." }]);
});

it("has a table for every game that the ordinary board does not draw", () => {
  for (const game of GAMES) expect(tableOf(game) !== undefined, game).toBe(!ON_BOARDS.includes(game));
});
