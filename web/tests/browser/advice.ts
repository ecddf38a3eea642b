/** What an engine would play: asked from the analysis of the server by somebody who does not play. */

import type { Browser, Page } from "playwright-core";

export interface Seen {
  game: string;
  options: Record<string, unknown>;
  position: string;
  actions: string[];
  isOver: boolean;
}

/** Where the match on a page stands, or another one, as the server tells it. */
export async function seen(page: Page, other?: string): Promise<Seen> {
  return page.evaluate(async (other) => {
    const id = other ?? location.pathname.split("/").at(-1);
    const answer = await fetch(`/api/matches/${id}`);
    const { match, now, view } = await answer.json();
    return {
      game: match.game,
      options: match.options,
      position: view.position,
      actions: view.actions,
      isOver: now.status === "over",
    };
  }, other);
}

/** A page of somebody else, from which advice is asked. */
export async function adviser(browser: Browser, site: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${site}/rules`);
  await page.evaluate(() => fetch("/api/me"));
  return page;
}

export async function advice(from: Page, seen: Seen, seconds = 0.3): Promise<string> {
  const best = await from.evaluate(
    async ({ game, options, position, seconds }) => {
      const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/analysis/socket`);
      return new Promise<string>((resolve, reject) => {
        let found = "";
        let beat: ReturnType<typeof setInterval> | undefined;
        socket.onopen = () => {
          socket.send(JSON.stringify({ type: "analyse", game, options, position, seconds }));
          beat = setInterval(() => socket.send('{"type":"ping"}'), 2500); // who is silent for 9 s is taken for gone
        };
        socket.onclose = ({ code, reason }) => {
          clearInterval(beat);
          reject(new Error(`no advice came: ${code} ${reason}`));
        };
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data);
          if (message.type === "lines") found = message.lines[0].actions[0];
          if (message.type === "refused") reject(new Error(message.error.message));
          if (message.type === "done") {
            socket.close();
            resolve(found);
          }
        };
      });
    },
    { ...seen, seconds },
  );
  return best || (seen.actions[0] as string);
}
