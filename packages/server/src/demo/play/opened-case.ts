import type { AgreementVersion, ApiClient } from '@mediation/api-client';
import type { Side } from './family.ts';

export const sides = ['A', 'B'] as const;

/** A case of which the stage is told: its id and its people, once it has been opened. */
export interface OpenedCase {
  id: string;
  participants: Record<Side, string>;
  /** The released memorandum. */
  version?: AgreementVersion;
  /** The calls of a party, or of the mediator. */
  as: (who: Side | 'mediator') => Promise<ApiClient>;
}
