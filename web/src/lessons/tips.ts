/** Tips for newcomers in games for two: each at its moment, and once. */

import { sort } from "../board/choices";
import { beamsOf, type View } from "../board/view";

/** How a match stands for the reader. */
export interface Moment {
  game: string;
  view: View;
  seat: number;
  isMyTurn: boolean;
  /** Actions that the reader has played in this match. */
  played: number;
  /** The square of the piece that is taken in hand. */
  selected: string | undefined;
  /** Whether something was just tried and refused. */
  isRefused: boolean;
}

interface Tip {
  /** Its message is `tip.<id>`; that of the game is `tip` among its words. */
  id: (moment: Moment) => string;
  isTime: (moment: Moment) => boolean;
  /** Whether the reader can do without it by now. */
  isPast: (moment: Moment) => boolean;
}

const tip = (id: string, isTime: Tip["isTime"], isPast: Tip["isPast"]): Tip => ({ id: () => id, isTime, isPast });

function isInCheck({ view, seat, isMyTurn }: Moment): boolean {
  const king = view.board.pieces.find(({ square }) => square === view.board.check);
  return isMyTurn && king?.seat === seat;
}

function canTurn({ view, selected }: Moment): boolean {
  return selected !== undefined && view.actions.some((action) => action === `${selected}+` || action === `${selected}-`);
}

/** The more pressing ones first. */
const TIPS: readonly Tip[] = [
  tip("check", isInCheck, (now) => !isInCheck(now)),
  tip("why", (now) => now.isRefused || (now.played >= 4 && now.isMyTurn), ({ played }) => played > 8),
  tip("select", ({ played, isMyTurn, view }) => played === 0 && isMyTurn && sort(view.actions).pieces.size > 0, ({ played, selected }) => played > 0 || selected !== undefined),
  tip("turn", (now) => now.isMyTurn && canTurn(now), ({ played }) => played > 2),
  {
    id: ({ game }) => game, // what is special about it
    isTime: ({ played, view }) => played > 0 && (view.board.lines !== undefined || beamsOf(view.events).length > 0),
    isPast: ({ played }) => played > 3,
  },
  tip("premove", ({ played, isMyTurn }) => played > 1 && !isMyTurn, ({ played }) => played > 5),
];

/** The tip to show: the one that is shown, as long as it is of use, or one whose moment has come. */
export function tipFor(moment: Moment, read: readonly string[], shown?: string): string | undefined {
  const open = TIPS.filter((one) => !read.includes(one.id(moment)) && !one.isPast(moment));
  const next = open.find((one) => one.id(moment) === shown) ?? open.find((one) => one.isTime(moment));
  return next?.id(moment);
}
