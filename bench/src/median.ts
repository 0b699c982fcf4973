/** The middle of some figures. */
export const median = (figures: readonly number[]): number => quantile(figures, 0.5);

/** The figure below which this share of them lies. */
export const quantile = (figures: readonly number[], share: number): number => {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
