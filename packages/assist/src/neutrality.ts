import type { NeutralityResult } from '@mediation/api-client';
import results from './data/neutrality.json' with { type: 'json' };

/** How far scores of this version differ between texts that differ only in a name, a gender or who speaks first. */
export const neutrality = results as NeutralityResult[];
