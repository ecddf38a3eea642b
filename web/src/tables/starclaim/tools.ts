/** From the choices of the server to what can be touched: tools, and the cells that each can be used
 * on with the action that does it. */

import { placeOf } from "./cells";
import type { Choices } from "./view";

/** A robot is two tools: one for rows, one for columns. */
export type Tool =
  | "mine" | "matrix" | "chase" | "spore" | "purify" | "step" | "scan" | "drive" | "row" | "column";

const ON_CELLS = ["step", "drive", "mine", "matrix", "spore", "purify", "scan"] as const;

/** What nobody learns a secret from: bids, names, and the steps that everybody sees. */
const OPEN = ["bid", "pass", "pick", "step", "drive", "stop"] as const;

/** The choices that are left while the reader's secrets are covered. */
export function openOnly(choices: Choices): Choices {
  return Object.fromEntries(OPEN.filter((word) => choices[word]).map((word) => [word, choices[word]]));
}

/** The actions that choices stand for, as the rulebook writes them. Bids are left out: they have a field of their own,
 * which warns of what cannot be paid. */
export function actionsOf(choices: Choices): string[] {
  const { bid: _bids, prices: _prices, chase, ...words } = choices;
  const simple = Object.entries(words).flatMap(([word, rest]) =>
    rest.length ? rest.map((one) => `${word} ${one}`) : [word],
  );
  const [cells, targets] = chase ?? [[], []];
  return [...simple, ...cells.flatMap((cell) => targets.map((target) => `chase ${cell} ${target}`))];
}

/** What can be done by touching the board, the most usual first. */
export function toolsOf(choices: Choices): Tool[] {
  const tools: Tool[] = ON_CELLS.filter((word) => choices[word]?.length);
  if (choices.chase?.[0].length) tools.push("chase");
  if (choices.robot?.some((line) => line.startsWith("row "))) tools.push("row");
  if (choices.robot?.some((line) => line.startsWith("column "))) tools.push("column");
  return tools;
}

/** The action that a tool does on each cell. A chase mine needs two cells: `from` is the first. */
export function targetsOf(choices: Choices, tool: Tool, side: number, from?: string): Map<string, string> {
  if (tool === "chase") return chases(choices.chase, from);
  if (tool === "row" || tool === "column") return lines(choices.robot ?? [], tool, side);
  return new Map((choices[tool] ?? []).map((cell) => [cell, `${tool} ${cell}`]));
}

function chases(chase: Choices["chase"], from: string | undefined): Map<string, string> {
  const [cells, targets] = chase ?? [[], []];
  if (from === undefined) return new Map(cells.map((cell) => [cell, ""]));
  return new Map(targets.map((target) => [target, `chase ${from} ${target}`]));
}

/** Any cell stands for its row, or for its column. */
function lines(robot: string[], tool: "row" | "column", side: number): Map<string, string> {
  const legal = new Set(robot);
  const found = new Map<string, string>();
  for (let row = 1; row <= side; row++)
    for (let column = 0; column < side; column++) {
      const letter = String.fromCharCode(97 + column);
      const line = tool === "row" ? `row ${row}` : `column ${letter}`;
      if (legal.has(line)) found.set(`${letter}${row}`, `robot ${line}`);
    }
  return found;
}

/** The cells that an action would touch, to be shown before it is done. */
export function footprint(action: string, side: number): string[] {
  const [word, first = "", second] = action.split(" ");
  if (word === "robot") {
    const all = Array.from({ length: side }, (_, place) => place);
    if (first === "row") return all.map((place) => String.fromCharCode(97 + place) + second);
    return all.map((place) => `${second}${place + 1}`);
  }
  if (word === "matrix") {
    const { column, row } = placeOf(first);
    return [0, 1].flatMap((down) =>
      [0, 1].map((right) => String.fromCharCode(97 + column + right) + (row + down + 1)),
    );
  }
  return second ? [first, second] : [first];
}
