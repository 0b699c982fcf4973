import type { AgreementVersion, Participant } from '@mediation/api-client';

/** The parties who signed a version, and those who have not. */
export function splitSigners({ signatures }: Pick<AgreementVersion, 'signatures'>, parties: readonly Participant[]) {
  const hasSigned = ({ id }: Participant) => signatures.some(({ participant_id }) => participant_id === id);
  return { signed: parties.filter(hasSigned), unsigned: parties.filter((it) => !hasSigned(it)) };
}
