import { useLingui } from '@lingui/react/macro';
import type { CaseTopic, Participant, Proposal } from '@mediation/api-client';
import { firstName, listOf } from '../../../words/names/people-names.ts';
import { issueNames } from '../../../words/names/issue-names.ts';
import { useNegotiation } from './negotiation-context.ts';

const ranks: Participant['role'][] = ['divorcee', 'mediator', 'lawyer'];

/** The names of topics and people, as the reader calls them. */
export function useNames() {
  const { t, i18n } = useLingui();
  const { people, me } = useNegotiation();
  const nameOf = (person: Participant | undefined) =>
    person === undefined ? t`Someone` : person.id === me?.id ? t`you` : firstName(person.name);
  const named = (id: string) => nameOf(people.find((it) => it.id === id));
  const isThere = ({ status }: Participant) => status === 'active';
  const parties = people.filter((it) => it.role === 'divorcee' && isThere(it));
  const mediators = people.filter((it) => it.role === 'mediator' && isThere(it));
  const lawyersOf = (partyId: string) =>
    people.filter(
      (it) =>
        it.role === 'lawyer' &&
        isThere(it) &&
        it.represents_participant_id === partyId &&
        it.confirmed_by_client_at !== null,
    );

  const namesOf = (readers: Participant[]) => {
    const rank = ({ id, role }: Participant) => (id === me?.id ? -1 : ranks.indexOf(role));
    return listOf(readers.toSorted((a, b) => rank(a) - rank(b)).map(nameOf));
  };

  /** The readers of a proposal: the reader, the parties, the mediator, the lawyers. */
  const readersOf = (side: Proposal['side_participant_id']) => {
    const party = parties.filter(({ id }) => id === side);
    return namesOf(
      side === null ? people.filter(isThere) : [...party, ...party.flatMap(({ id }) => lawyersOf(id)), ...mediators],
    );
  };

  return {
    parties,
    lawyersOf,
    nameOf,
    named,
    readersOf,
    /** The readers of what is between a party and the mediators, such as why they do not agree: no lawyer. */
    readersWith: (partyId: string | undefined) =>
      namesOf(people.filter((it) => it.id === partyId || (it.role === 'mediator' && isThere(it)))),
    mediatorName: mediators[0]?.name ?? '',
    mediator: mediators[0] === undefined ? t`your mediator` : firstName(mediators[0].name),
    titleOf: ({ title, issue }: Pick<CaseTopic, 'title' | 'issue'>) => title ?? i18n._(issueNames[issue]),
  };
}
