import type { RiskIndicator } from '@mediation/api-client';
import { recommendations } from './data/recommendations.ts';
import type { SafetyContacts } from './engine.ts';
import { fill } from './fill.ts';

/** What a mediator can do about these indicators, the most severe first. */
export function recommend(found: readonly RiskIndicator[], contacts: SafetyContacts): string[] {
  const keys = found.flatMap(({ recommendation_key }) =>
    recommendation_key.split('+').map((it) => (it.startsWith('R-') ? it : `R-${it}`)),
  );
  return [...new Set(keys)].map((it) => fill(recommendations[it] ?? '', contacts));
}
