/** Messages of Starclaim: its own and those that all games share, with the keys of both known. */

import type words from "../../../../src/obelisk/games/starclaim/words/en.json";
import { counted as anyCounted, t as anyMessage, type Key, type Values } from "../../lang";

type Own = keyof typeof words;
export type OwnKey = Own | Key;

/** Messages about a number of things: `x.one` and `x.other`. */
type Counted = { [One in Own]: One extends `${infer Base}.one` ? Base : never }[Own];

/** A message, once the page speaks of this game. */
export const t = anyMessage as (key: OwnKey, values?: Values) => string;
export const counted = (key: Counted, count: number, values?: Values) => anyCounted(key as never, count, values);
