import type { AgreementVersion } from '@mediation/api-client';
import { firstName, listOf } from '../../words/names/people-names.ts';

/** Who signed a version, by first name as the version names them: what they typed may be in other letters. */
export const signerNames = ({ parties, signatures }: Pick<AgreementVersion, 'parties' | 'signatures'>): string =>
  listOf(
    signatures.map(({ participant_id, name }) =>
      firstName(parties.find(({ id }) => id === participant_id)?.name ?? name),
    ),
  );
