/** The games, in the order in which they are offered. */
export const GAMES = ["khet", "pharaohs-light", "photon", "xionghan", "starclaim"] as const;

export function isGame(name: string): name is (typeof GAMES)[number] {
  return (GAMES as readonly string[]).includes(name);
}
