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
  if (gap.kind === 'born') {
    const { name } = gap;
    return { text: t`The birth date of ${name} is missing.`, field: `child-${gap.at}-born` };
  }
  if (gap.kind === 'advice') {
    const id = gap.participant_id;
    const name = firstName(parties.find((it) => it.participant_id === id)?.name ?? '');
    return { text: t`Whether ${name} took independent advice is not said.`, field: `advice-${id}` };
  }
  return {
    parties: { text: t`The second party is missing in the case.`, field: 'parties' },
    wedding: { text: t`The wedding date is missing.`, field: 'wedding' },
    separation: { text: t`The date of the separation is missing.`, field: 'separation' },
    has_children: { text: t`Whether there are children is not said.`, field: 'hasChildren' },
    children: { text: t`The names of the children are missing.`, field: 'hasChildren' },
    disclosure: { text: t`Whether finances were disclosed is not said.`, field: 'disclosure' },
    disclosed_on: { text: t`The date of the disclosure is missing.`, field: 'disclosed' },
  }[gap.kind];
}
