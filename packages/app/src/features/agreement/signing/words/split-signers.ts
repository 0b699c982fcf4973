import type { AgreementVersion } from '@mediation/api-client';

/** The parties who signed a version, and those who have not. */
export function splitSigners({ parties, signatures }: Pick<AgreementVersion, 'parties' | 'signatures'>) {
  const hasSigned = ({ id }: AgreementVersion['parties'][number]) =>
    signatures.some(({ participant_id }) => participant_id === id);
  return { signed: parties.filter(hasSigned), unsigned: parties.filter((it) => !hasSigned(it)) };
}
