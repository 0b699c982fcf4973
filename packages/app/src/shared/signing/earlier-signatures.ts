import { t } from '@lingui/core/macro';
import type { AgreementVersion } from '@mediation/api-client';
import { signerNames } from './signer-names.ts';

export interface NextVersion {
  /** Its number. */
  number: number;
  /** Whether it changes one reopened clause only. */
  isReopened: boolean;
  /** The version that both parties signed and that nothing has replaced so far. */
  inForce: number | null;
  /** The last version that somebody signed. */
  signed: Pick<AgreementVersion, 'number' | 'parties' | 'signatures'> | null | undefined;
}

/**
 * What a version means for the signatures before it. The signed version stays in force while a reopened clause waits for
 * its signatures; every other release ends them. Null without any.
 */
export function earlierSignatures({ number, isReopened, inForce, signed }: NextVersion) {
  if (isReopened && inForce !== null)
    return {
      inForce,
      words: t`Version ${inForce}, which both parties signed, stays in force until both have signed version ${number}.`,
    };
  const signers = signed ? signerNames(signed) : '';
  if (!signed || signers === '') return null;
  return {
    inForce: null,
    words: t`${signers} signed version ${signed.number}. That ends with version ${number}: both parties sign the new words.`,
  };
}
