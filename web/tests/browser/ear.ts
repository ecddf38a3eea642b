/** A page as it is for somebody who cannot see it: what a screen reader is told, and keys. Nothing here asks
 * where something is on the screen, or how it is made. */

import type { CDPSession, Page } from "playwright-core";

interface Property {
  name: string;
  value: { value?: unknown; relatedNodes?: { backendDOMNodeId: number }[] };
}

interface Raw {
  nodeId: string;
  backendDOMNodeId?: number;
  ignored: boolean;
  parentId?: string;
  childIds?: string[];
  role?: { value: string };
  name?: { value: string };
  value?: { value: unknown };
  properties?: Property[];
}

export interface Heard {
  role: string;
  name: string;
  value: string;
}

const MOST = 120; // presses of Tab before something is called unreachable

export class Ear {
  #nodes = new Map<string, Raw>();

  private constructor(
    readonly page: Page,
    readonly session: CDPSession,
  ) {}

  static async of(page: Page): Promise<Ear> {
    const session = await page.context().newCDPSession(page);
    await session.send("Accessibility.enable");
    return new Ear(page, session);
  }

  /** Listen anew. */
  async listen(): Promise<void> {
    const { nodes } = (await this.session.send("Accessibility.getFullAXTree")) as { nodes: Raw[] };
    this.#nodes = new Map(nodes.map((node) => [node.nodeId, node]));
  }

  /** Everything of a role, as it is told. */
  all(role: string): Heard[] {
    return [...this.#nodes.values()].filter((node) => !node.ignored && node.role?.value === role).map(heard);
  }

  /** The lines of everything of a role, such as `log`. */
  lines(role: string): string[] {
    return this.told(role).map(({ text }) => text);
  }

  /** The same, each with a number of its own: what is told twice is there twice. */
  told(role: string): { id: number; text: string }[] {
    const roots = [...this.#nodes.values()].filter((node) => node.role?.value === role);
    return roots.flatMap((root) => this.#texts(root));
  }

  /** Everything of a role inside of something else. */
  inside(role: string, name: RegExp, wanted: string): Heard[] {
    const roots = [...this.#nodes.values()].filter(
      (node) => node.role?.value === role && name.test(node.name?.value ?? ""),
    );
    const below = (node: Raw): Raw[] => {
      const children = (node.childIds ?? []).map((id) => this.#nodes.get(id)).filter((one) => one !== undefined);
      return children.flatMap((child) => [child, ...below(child)]);
    };
    return roots.flatMap(below).filter((node) => !node.ignored && node.role?.value === wanted).map(heard);
  }

  #texts(node: Raw): { id: number; text: string }[] {
    if (node.role?.value === "StaticText") return [{ id: node.backendDOMNodeId ?? 0, text: node.name?.value ?? "" }];
    return (node.childIds ?? []).flatMap((id) => {
      const child = this.#nodes.get(id);
      return child ? this.#texts(child) : [];
    });
  }

  /** What the keyboard is at: of a board, the square. */
  async focused(): Promise<Heard> {
    const { result } = await this.session.send("Runtime.evaluate", { expression: "document.activeElement" });
    const node = await this.#node(result.objectId ? { objectId: result.objectId } : {});
    const inner = node?.properties?.find(({ name }) => name === "activedescendant");
    const id = inner?.value.relatedNodes?.[0]?.backendDOMNodeId;
    const cell = id === undefined ? undefined : await this.#node({ backendNodeId: id });
    return heard(cell ?? node);
  }

  /** What is told of a single thing. */
  async #node(which: { objectId?: string; backendNodeId?: number }): Promise<Raw | undefined> {
    const asked = { ...which, fetchRelatives: false };
    const { nodes } = (await this.session.send("Accessibility.getPartialAXTree", asked)) as { nodes: Raw[] };
    return nodes[0];
  }

  /** Press Tab until something of this role and name is reached. */
  async tabTo(role: string, name: string | RegExp): Promise<void> {
    const passed: string[] = [];
    for (let presses = 0; presses < MOST; presses++) {
      const now = await this.focused();
      if (now.role === role && (typeof name === "string" ? now.name === name : name.test(now.name))) return;
      passed.push(`${now.role} ${now.name}`);
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`Tab does not lead to ${role} ${name}, but to ${[...new Set(passed)].join("; ")}`);
  }

  /** Press keys until the square is told, as its name says. */
  async walkTo(square: string): Promise<Heard> {
    const now = /^([a-z])(\d+):/.exec((await this.focused()).name);
    if (!now) throw new Error("the board does not tell where the keyboard is");
    const right = square.charCodeAt(0) - (now[1] as string).charCodeAt(0);
    const onwards = Number(square.slice(1)) - Number(now[2]);
    const isUp = await this.#risesUp();
    for (const [key, times] of [
      [right > 0 ? "ArrowRight" : "ArrowLeft", Math.abs(right)],
      [onwards > 0 === isUp ? "ArrowUp" : "ArrowDown", Math.abs(onwards)],
    ] as const)
      for (let press = 0; press < times; press++) await this.page.keyboard.press(key);
    const there = await this.focused();
    if (!there.name.startsWith(`${square}:`)) throw new Error(`the keyboard is at ${there.name}, not at ${square}`);
    return there;
  }

  /** Whether the numbers of the rows grow upwards, told by the first two rows of the grid. */
  async #risesUp(): Promise<boolean> {
    if (!this.all("gridcell").length) await this.listen();
    const rows = this.all("gridcell").map(({ name }) => Number(/^[a-z](\d+):/.exec(name)?.[1]));
    return (rows[0] as number) > (rows.at(-1) as number);
  }

  /** Wait until what is told holds something, which was not among the lines that are `known`. */
  async until(role: string, text: RegExp, known: { id: number }[] = [], patience = 20_000): Promise<string> {
    const end = Date.now() + patience;
    const old = new Set(known.map(({ id }) => id));
    do {
      await this.listen();
      const fresh = this.told(role).filter(({ id }) => !old.has(id));
      const names = this.all(role).map(({ name }) => name);
      const found = [...fresh.map((line) => line.text), ...names].find((line) => text.test(line));
      if (found !== undefined) return found;
      await this.page.waitForTimeout(150);
    } while (Date.now() < end);
    throw new Error(`nothing of role ${role} tells ${text}, but ${JSON.stringify(this.lines(role))}`);
  }
}

function heard(node: Raw | undefined): Heard {
  return { role: node?.role?.value ?? "", name: node?.name?.value ?? "", value: String(node?.value?.value ?? "") };
}
