/** Where the first of some patterns matches, or null. */
export function firstMatch(said: string, patterns: readonly RegExp[]): number | null {
  const places = patterns.map((it) => said.search(it)).filter((it) => it >= 0);
  return places.length > 0 ? Math.min(...places) : null;
}
