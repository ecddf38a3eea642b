/** The colours of the twelve seats: those of palette.py, in the pictures of the library. A realm has
 * a pattern and a number too, so that colour is never the only sign. */

const DARK = "#0b0e14";
const LIGHT = "#ffffff";

export const REALMS: readonly { colour: string; ink: string }[] = [
  { colour: "#ee7b50", ink: DARK },
  { colour: "#6db3f2", ink: DARK },
  { colour: "#f3dc6a", ink: DARK },
  { colour: "#2c7d55", ink: LIGHT },
  { colour: "#bd98ea", ink: DARK },
  { colour: "#f4b3c8", ink: DARK },
  { colour: "#2f5fa8", ink: LIGHT },
  { colour: "#a7d66b", ink: DARK },
  { colour: "#8b5a3c", ink: LIGHT },
  { colour: "#63d2c6", ink: DARK },
  { colour: "#d3d6dc", ink: DARK },
  { colour: "#8d3f6d", ink: LIGHT },
];

export const realm = (seat: number) => REALMS[seat % REALMS.length] as { colour: string; ink: string };
