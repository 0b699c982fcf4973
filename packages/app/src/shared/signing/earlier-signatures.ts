import { t } from '@lingui/core/macro';
import type { AgreementVersion } from '@mediation/api-client';
import { signerNames } from './signer-names.ts';

export interface NextVersion {
  /** Its number. */
  number: number;
  /** The newest version that both parties signed. */
  inForce: number | null;
  /** The last version that somebody signed. */
  signed: Pick<AgreementVersion, 'number' | 'parties' | 'signatures'> | null | undefined;
}

/**
 * What a version means for the signatures before it. One that both parties signed stays until both have signed this one;
 * a signature of one party alone ends. Null without any.
 */
export function earlierSignatures({ number, inForce, signed }: NextVersion) {
  if (inForce !== null && inForce < number)
    return {
      inForce,
      words: t`Both parties signed version ${inForce}. It stays as it is until both have signed version ${number}.`,
    };
  const signers = signed ? signerNames(signed) : '';
  if (!signed || signers === '') return null;
  return {
    inForce: null,
    words: t`${signers} signed version ${signed.number}. That ends with version ${number}: both parties sign the new words.`,
  };
}
