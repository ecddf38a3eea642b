/** Where a rule can be read: at the clause that a text names, or beside the clauses that speak of
 *  the same. */
export function rulesAddress(game: string, text?: string): string {
  const page = `/rules/${encodeURIComponent(game)}`;
  if (!text) return page;
  const clause = /\b[A-Z]{2}-\d+\b/.exec(text)?.[0];
  return clause ? `${page}#${clause}` : `${page}?why=${encodeURIComponent(text)}`;
}
