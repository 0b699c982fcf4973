import { t } from '@lingui/core/macro';
import type { RecitalGap } from '@mediation/agreement';
import type { DraftRecitals } from '@mediation/api-client';
import { firstName } from '../../../words/names/people-names.ts';

/** A gap of the recitals in words, with the field that closes it. */
export interface NamedGap {
  text: string;
  field: string;
}

/** Says what is missing in the recitals. */
export function gapText(gap: RecitalGap, parties: DraftRecitals['parties']): NamedGap {
  switch (gap.kind) {
    case 'parties':
      return { text: t`The second party is missing in the case.`, field: 'parties' };
    case 'wedding':
      return { text: t`The wedding date is missing.`, field: 'wedding' };
    case 'separation':
      return { text: t`The date of the separation is missing.`, field: 'separation' };
    case 'has_children':
      return { text: t`Whether there are children is not said.`, field: 'hasChildren' };
    case 'children':
      return { text: t`The names of the children are missing.`, field: 'hasChildren' };
    case 'born': {
      const { name } = gap;
      return { text: t`The birth date of ${name} is missing.`, field: `child-${gap.at}-born` };
    }
    case 'disclosure':
      return { text: t`Whether finances were disclosed is not said.`, field: 'disclosure' };
    case 'disclosed_on':
      return { text: t`The date of the disclosure is missing.`, field: 'disclosed' };
    case 'advice': {
      const id = gap.participant_id;
      const name = firstName(parties.find((it) => it.participant_id === id)?.name ?? '');
      return { text: t`Whether ${name} took independent advice is not said.`, field: `advice-${id}` };
    }
  }
}
