/** The share of pairs of a grave and another message in which the grave one scores higher. */
export function areaUnderCurve(grave: readonly number[], others: readonly number[]): number {
  const ranked = [
    ...grave.map((score) => ({ score, isGrave: true })),
    ...others.map((score) => ({ score, isGrave: false })),
  ].toSorted((one, other) => one.score - other.score);
  let below = 0;
  let wins = 0;
  for (let at = 0; at < ranked.length;) {
    let end = at;
    while (end < ranked.length && ranked[end]!.score === ranked[at]!.score) end += 1;
    const tied = ranked.slice(at, end);
    const tiedOthers = tied.filter(({ isGrave }) => !isGrave).length;
    wins += (tied.length - tiedOthers) * (below + tiedOthers / 2);
    below += tiedOthers;
    at = end;
  }
  return wins / (grave.length * others.length);
}

/** The lowest threshold above which at most `share` of the scores lie. */
export function thresholdAt(share: number, scores: readonly number[]): number {
  const sorted = scores.toSorted((one, other) => other - one);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

/** Agreement on ordered levels: 1 is perfect, 0 is chance; a difference counts by its square. */
export function weightedKappa(pairs: readonly (readonly [number, number])[], levels: number): number {
  const rows = Array.from({ length: levels }, (_, level) => pairs.filter(([one]) => one === level).length);
  const columns = Array.from({ length: levels }, (_, level) => pairs.filter(([, other]) => other === level).length);
  const seen = pairs.reduce((sum, [one, other]) => sum + (one - other) ** 2, 0);
  const expected = rows.reduce(
    (sum, row, one) => sum + columns.reduce((inner, column, other) => inner + (one - other) ** 2 * row * column, 0),
    0,
  );
  return 1 - (seen * pairs.length) / expected;
}

/** The F1 score from counts. */
export const f1 = ({ hits, misses, falseAlarms }: { hits: number; misses: number; falseAlarms: number }) =>
  (2 * hits) / (2 * hits + misses + falseAlarms);

/** The 95 % confidence interval of a share (Wilson). */
export function interval(hits: number, count: number): [low: number, high: number] {
  const z = 1.96;
  const share = hits / count;
  const centre = share + (z * z) / (2 * count);
  const spread = z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count));
  const scale = 1 + (z * z) / count;
  return [(centre - spread) / scale, (centre + spread) / scale];
}
