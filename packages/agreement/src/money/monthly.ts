import type { StatementFigure } from '@mediation/api-client';

/** How often a year something comes in or goes out. */
export const timesAYear: Record<StatementFigure['rhythm'], number> = {
  weekly: 52,
  fortnightly: 26,
  monthly: 12,
  quarterly: 4,
  yearly: 1,
};

/** What a figure is each month, to the nearest unit. What somebody owns or owes is as it is. */
export const monthlyOf = ({ amount_minor, rhythm }: Pick<StatementFigure, 'amount_minor' | 'rhythm'>): number =>
  Math.round((amount_minor * timesAYear[rhythm]) / 12);
