import type { Step } from "./lesson";

export const khet: readonly Step[] = [
  { id: "move", position: "x35k3/10/10/10/10/4P45/4K5/9X1 s 0 0", goal: { acts: "move" }, example: "e3e4" },
  {
    id: "beam",
    position: "x35k3/10/10/10/10/4P45/4K5/9X1 s 0 0",
    goal: { acts: "turn", by: ["sphinx"] },
    example: "j1-",
  },
  { id: "mirror", position: "x35k3/10/10/10/8P31/10/4K5/9X1 s 0 0", goal: { mirrors: 1 }, example: "i4j4" },
  {
    id: "capture",
    position: "x35k3/10/10/10/4p34P2/10/4K5/9X1 s 0 0",
    goal: { takes: "pyramid" },
    example: "j4+",
  },
  {
    id: "anubis",
    position: "x35k3/10/10/4P25/4a24P3/10/4K5/9X1 s 0 0",
    goal: { takes: "anubis" },
    example: "j4j5",
  },
  {
    id: "swap",
    position: "x35k3/10/10/8S11/4p34A3/10/4K5/9X1 s 0 0",
    goal: { acts: "swap", takes: "pyramid" },
    example: "i5j4",
  },
  { id: "danger", position: "x35k3/10/10/10/3K5P3/5P44/10/9X1 s 0 0", goal: {}, example: "j4-" },
  { id: "win", position: "x32p3a3k4/10/10/5P13P2/10/4A25/4K5/9X1 s 0 0", goal: { wins: true }, example: "j5+" },
];
