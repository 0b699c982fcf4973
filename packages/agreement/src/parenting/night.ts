import type { Carer } from '@mediation/api-client';

/** A night. It belongs to the one who has the children at midnight; without a carer it is a gap or a clash. */
export interface Night {
  day: string;
  carer: Carer | null;
  /** The rules that decide the night, or that contradict each other. */
  rules: readonly string[];
  /** The carer that each of these rules states. */
  says: readonly Carer[];
}
