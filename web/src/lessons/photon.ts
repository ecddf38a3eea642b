import type { Step } from "./lesson";

export const photon: readonly Step[] = [
  {
    id: "fire",
    position: "4K5/2S37/10/10/10/10/10/10/7s12/5k4 r 0 0",
    goal: { acts: "turn", by: ["shooter"] },
    example: "c1-",
  },
  {
    id: "mirror",
    position: "7K2/4M45/1S28/10/10/10/10/10/8s11/6k3 r 0 0",
    goal: { mirrors: 1 },
    example: "e1e2",
  },
  {
    id: "block",
    position: "5K4/2S27/10/10/10/10/10/2b27/8s11/6k3 r 0 0",
    goal: { happens: "damaged" },
    example: "c1+",
  },
  {
    id: "capture",
    position: "5K4/2S37/10/10/10/2M14s12/10/10/10/6k3 r 0 0",
    goal: { takes: "shooter" },
    example: "c5-",
  },
  { id: "meet", position: "5K4/5S24/10/10/10/10/10/10/5s14/8k1 r 0 0", goal: { meets: true }, example: "f1+" },
  { id: "danger", position: "4K5/1S28/10/3B26/10/10/10/10/4s15/7k2 r 0 0", goal: {}, example: "d3e3" },
  { id: "win", position: "3K6/10/10/2S22M34/10/10/10/10/8s11/5k4 r 0 0", goal: { wins: true }, example: "f3+" },
];
