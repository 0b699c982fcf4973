import type { RiskLevel } from '@mediation/api-client';

/** The lowest score of each level. */
export const leastScores: Record<RiskLevel, number> = { low: 0, medium: 3.5, high: 6, critical: 8.5 };
