/** A cell of the chart in words, for those who listen: the same that is drawn there. */

import { t } from "../../words";
import type { Mark } from "./marks";
import type { ChartView, Effect, Mine } from "./view";
import { item, type Who } from "./words";

export interface Shown {
  view: ChartView;
  marks: readonly Mark[];
  /** The mines that are drawn; an owner is told where several are shown. */
  mines: readonly Mine[];
  /** The numbers of the radar that are drawn. */
  radar: Readonly<Record<string, number>>;
  who: Who;
}

export function tellCell(cell: string, shown: Shown): string {
  const { view, radar, who } = shown;
  const owner = view.owner[cell];
  const said = [owner === undefined ? t("starclaim-table-cellFree", { cell }) : t("starclaim-table-cellOwned", { cell, who: who(owner) })];
  const place = view.turn?.path.indexOf(cell) ?? -1;
  if (place >= 0) said.push(t("starclaim-table-cell-path", { place: place + 1 }));
  if (view.turn?.vehicle?.seen.at(-1) === cell) said.push(t("starclaim-table-cell-vehicle"));
  for (const { event } of shown.marks) said.push(...tellMark(cell, event as unknown as Seen, owner === undefined));
  for (const mine of shown.mines) said.push(...tellMine(cell, mine, who));
  const count = radar[cell];
  if (count !== undefined) said.push(t("starclaim-table-cell-radar", { count }));
  return said.join(t("heard-comma"));
}

interface Seen {
  event: string;
  cell?: string;
  line?: string;
  count?: number;
  reverted?: string[];
  effects?: Effect[];
}

/** What everybody saw happen on a cell. */
function tellMark(cell: string, seen: Seen, isFree: boolean): string[] {
  if (seen.event === "robot") {
    const [kind, name = ""] = seen.line?.split(" ") ?? [];
    const isSwept = kind === "row" ? cell.slice(1) === name : cell.startsWith(name);
    return isSwept ? [t("starclaim-table-cell-swept")] : [];
  }
  if (seen.event === "explode") {
    const struck = (seen.effects ?? []).filter(({ cells }) => cells.includes(cell));
    return [
      ...(seen.cell === cell ? [t("starclaim-table-cell-blast")] : []),
      ...struck.map(({ kind }) => t("starclaim-table-cell-reached", { mine: item(kind) })),
      ...(isFree && seen.reverted?.includes(cell) ? [t("starclaim-table-cell-reverted")] : []),
    ];
  }
  if (seen.cell !== cell) return [];
  if (seen.event === "scan") return [t("starclaim-table-cell-scan", { count: seen.count ?? 0 })];
  return [t(seen.event === "deminer" ? "starclaim-table-cell-deminer" : "starclaim-table-cell-driven")];
}

/** A mine that lies on a cell, covers it, or aims at it. */
function tellMine(cell: string, mine: Mine, who: Who): string[] {
  const named = { mine: item(mine.kind) };
  const name =
    mine.seat === undefined
      ? t("starclaim-table-cell-mine", named)
      : t("starclaim-table-cell-mineOf", { ...named, who: who(mine.seat) });
  const covers = mine.covers ?? [mine.cell];
  return [
    ...(covers.includes(cell) ? [mine.covers ? t("starclaim-table-cell-covered", { mine: name, cells: { list: covers, join: "and" } }) : name] : []),
    ...(mine.target === cell ? [t("starclaim-table-cell-aimed", { mine: name, cell: mine.cell })] : []),
  ];
}
