/** A real server with a folder of its own, for all browser tests. One that needs another starts it itself. */

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    site: string;
  }
}

const OBELISK = process.env.OBELISK ?? "../.venv/bin/obelisk";

/** Start a server: where it is, and how to stop it. */
export async function serve(more: Record<string, string> = {}): Promise<[string, () => Promise<void>]> {
  const data = mkdtempSync(join(tmpdir(), "obelisk-web-"));
  const server = spawn(OBELISK, ["serve", "--port", "0", "--data", data], {
    env: { ...process.env, OBELISK_WARM: "0", OBELISK_LIMITS: "0", OBELISK_OPEN: "0", OBELISK_PACE: "0.02", ...more },
    stdio: ["ignore", "pipe", "pipe"],
  });
  createInterface(server.stderr).on("line", (line) => {
    if (!line.includes(" INFO ")) console.error(line); // what went well is not told
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", () => reject(new Error("the server ended before it served")));
    server.stdout.on("data", (text: Buffer) => {
      const found = /serves at (\S+)/.exec(text.toString());
      if (found?.[1]) resolve(found[1]);
    });
  });
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return [address, stop];
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [address, stop] = await serve();
  project.provide("site", address);
  return stop;
}
