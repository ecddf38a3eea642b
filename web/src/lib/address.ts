/** A position, and what was played from it, behind the # of an address. */

export interface Given {
  options: Record<string, boolean | number | string>;
  /** A position as text; none: the usual start. */
  start: string | null;
  actions: string[];
}

export function hashOf({ options, start, actions }: Partial<Given>): string {
  const parts = new URLSearchParams();
  if (start) parts.set("start", start);
  if (options && Object.keys(options).length) parts.set("options", JSON.stringify(options));
  if (actions?.length) parts.set("moves", actions.join(" "));
  const text = parts.toString();
  return text ? `#${text}` : "";
}

export function readHash(hash: string): Given {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  return {
    options: readOptions(parts.get("options") ?? ""),
    start: parts.get("start"),
    actions: (parts.get("moves") ?? "").split(" ").filter(Boolean),
  };
}

function readOptions(text: string): Given["options"] {
  try {
    const read: unknown = JSON.parse(text || "{}");
    return typeof read === "object" && read !== null ? (read as Given["options"]) : {};
  } catch {
    return {}; // a damaged link shows the usual rules
  }
}
