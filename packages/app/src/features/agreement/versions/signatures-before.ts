import type { AgreementVersion } from '@mediation/api-client';
import { earlierSignatures } from '../../../shared/signing/earlier-signatures.ts';

/** What a released version means for the signatures of the earlier ones, which are listed newest first. */
export function signaturesBefore({ number }: AgreementVersion, versions: readonly AgreementVersion[]) {
  const earlier = versions.filter((it) => it.number < number);
  return earlierSignatures({
    number,
    inForce: earlier.find(({ is_in_force }) => is_in_force)?.number ?? null,
    signed: earlier.find(({ signatures }) => signatures.length > 0),
  });
}
