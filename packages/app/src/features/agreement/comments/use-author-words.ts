import { useLingui } from '@lingui/react/macro';
import type { ClauseComment } from '@mediation/api-client';
import { firstName } from '../../../words/names/people-names.ts';
import type { People } from '../use-people.ts';

/** Says who the author of a comment is to the reader: "your lawyer", "for Maya". */
export function useAuthorWords({ me, parties, lawyersOf }: People) {
  const { t } = useLingui();
  return ({ author_id, author_role }: ClauseComment) => {
    if (author_id === me?.user_id) return t`you`;
    if (author_role === 'mediator') return t`mediator`;
    const client = parties.find(({ id }) => lawyersOf(id).some(({ user_id }) => user_id === author_id));
    if (author_role !== 'lawyer') return '';
    if (client === undefined) return t`lawyer`;
    return client.id === me?.id ? t`your lawyer` : t`for ${firstName(client.name)}`;
  };
}
