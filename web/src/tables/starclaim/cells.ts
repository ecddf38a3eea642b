/** Places on the chart: cells are `c4`, a unit of the drawing is a hundredth of a cell. */

export const UNIT = 100;
export const MARGIN = 50;

export interface Point {
  x: number;
  y: number;
}

export function cellAt(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export function placeOf(cell: string): { column: number; row: number } {
  return { column: cell.charCodeAt(0) - 97, row: Number(cell.slice(1)) - 1 };
}

export function corner(cell: string): Point {
  const { column, row } = placeOf(cell);
  return { x: MARGIN + UNIT * column, y: MARGIN + UNIT * row };
}

export function centre(cell: string): Point {
  const { x, y } = corner(cell);
  return { x: x + UNIT / 2, y: y + UNIT / 2 };
}

/** The line through the middles of cells, for a polyline. */
export function points(cells: string[]): string {
  return cells.map((cell) => `${centre(cell).x},${centre(cell).y}`).join(" ");
}

/** The cell at the other side of an edge, or none at the rim of the board. */
export function beside(cell: string, columns: number, rows: number, side: number): string | undefined {
  const { column, row } = placeOf(cell);
  const [x, y] = [column + columns, row + rows];
  return x >= 0 && y >= 0 && x < side && y < side ? cellAt(x, y) : undefined;
}

/** Where two realms meet, as a path: edges of cells whose neighbour has another owner. */
export function borders(owner: Record<string, number>, side: number): string {
  let path = "";
  for (const [cell, seat] of Object.entries(owner)) {
    const { x, y } = corner(cell);
    const differs = (columns: number, rows: number) => {
      const other = beside(cell, columns, rows, side);
      return other === undefined || owner[other] !== seat;
    };
    if (differs(0, -1)) path += `M${x} ${y}h${UNIT}`;
    if (differs(0, 1)) path += `M${x} ${y + UNIT}h${UNIT}`;
    if (differs(-1, 0)) path += `M${x} ${y}v${UNIT}`;
    if (differs(1, 0)) path += `M${x + UNIT} ${y}v${UNIT}`;
  }
  return path;
}
