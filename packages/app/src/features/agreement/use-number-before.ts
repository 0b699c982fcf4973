import type { AgreementVersion } from '@mediation/api-client';
import { useState } from 'react';

/** The number of the version with which a page about a document opened; undefined while that is still the newest one. */
export function useNumberBefore(newest: AgreementVersion | null | undefined): number | undefined {
  const [opened, setOpened] = useState(newest);
  const isOther = opened?.document !== newest?.document || opened?.case_id !== newest?.case_id;
  if (newest && isOther) setOpened(newest);
  return opened && newest && !isOther && opened.number < newest.number ? opened.number : undefined;
}
