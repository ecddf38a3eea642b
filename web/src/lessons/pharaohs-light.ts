import type { Step } from "./lesson";

export const pharaohsLight: readonly Step[] = [
  { id: "move", position: "10/5k4/10/10/10/3A44P41/10/5K4 r 0 0", goal: { acts: "move" }, example: "d3e3" },
  { id: "mirror", position: "10/5k4/10/4P35/10/4P45/10/6K3 r 0 0", goal: { mirrors: 1 }, example: "e3e4" },
  {
    id: "capture",
    position: "10/4p11k3/10/10/4P35/10/10/6K3 r 0 0",
    goal: { takes: "pyramid" },
    example: "e4+",
  },
  {
    id: "anubis",
    position: "7k2/3P2a35/10/10/4P45/10/10/6K3 r 0 0",
    goal: { takes: "anubis" },
    example: "e4d4",
  },
  {
    id: "swap",
    position: "10/6k3/10/4P35/4a45/10/4p35/6K3 r 0 0",
    goal: { acts: "swap", takes: "pyramid" },
    example: "e5e4",
  },
  { id: "danger", position: "10/6k3/10/10/4P35/6A13/10/4K5 r 0 0", goal: {}, example: "e4d4" },
  { id: "win", position: "10/3p11k4/10/10/5S14/5P44/10/3K6 r 0 0", goal: { wins: true }, example: "f4+" },
];
