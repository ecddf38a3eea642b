/** The colours of the sides: those of `obelisk.drawing.colours`. */

export interface Side {
  fill: string;
  outline: string;
  detail: string;
  tint: string;
  halo: string;
}

export const SIDES: Record<string, Side> = {
  silver: { fill: "#eceef1", outline: "#23262c", detail: "#59616e", tint: "#7f9cc4", halo: "#3d8bfd" },
  red: { fill: "#8e1f1a", outline: "#f7dccb", detail: "#f0b79c", tint: "#c05046", halo: "#ff3b2f" },
  blue: { fill: "#b9d2f4", outline: "#10294f", detail: "#3a659f", tint: "#5f8fd8", halo: "#3d8bfd" },
  black: { fill: "#222124", outline: "#d6c8a6", detail: "#f6edd7", tint: "#555555", halo: "#d6c8a6" },
};

/** Round pieces: face, rings, ink, edge. */
export const DISCS: Record<string, { face: string; ring: string; ink: string; edge: string }> = {
  red: { face: "#fcf5e3", ring: "#a3211a", ink: "#9b1b15", edge: "#6b1410" },
  black: { face: "#222124", ring: "#d6c8a6", ink: "#f6edd7", edge: "#0f0e10" },
};

export function sideOf(palette: string[], seat: number): Side {
  return SIDES[palette[seat] ?? "silver"] ?? (SIDES.silver as Side);
}
