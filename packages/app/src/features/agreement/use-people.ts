import { useLingui } from '@lingui/react/macro';
import type { CommentAudience, Participant, Readers } from '@mediation/api-client';
import { useUser } from '../../auth/session-provider.tsx';
import { firstName, listOf } from '../../words/names/people-names.ts';

const ranks: Participant['role'][] = ['divorcee', 'mediator', 'lawyer'];

/** Who reads something: the readers of its version, and within them the audience of a comment. */
export interface ReadBy {
  readers: Readers;
  audience: CommentAudience;
  /** The party who reads it with the mediator. */
  partyId: string | null;
}

/** The people of a case, as the reader calls them. */
export function usePeople(participants: readonly Participant[]) {
  const { t } = useLingui();
  const { id: userId } = useUser();
  const active = participants.filter(({ status }) => status === 'active');
  const me = active.find(({ user_id }) => user_id === userId);
  const parties = active.filter(({ role }) => role === 'divorcee');
  const mediators = active.filter(({ role }) => role === 'mediator');
  const lawyersOf = (partyId: string | null) =>
    active.filter(
      ({ role, represents_participant_id: client, confirmed_by_client_at }) =>
        role === 'lawyer' && client === partyId && confirmed_by_client_at !== null,
    );
  const nameOf = (person: Participant) => (person.id === me?.id ? t`you` : firstName(person.name));
  const namesOf = (people: readonly Participant[]) => {
    const rank = ({ id, role }: Participant) => (id === me?.id ? -1 : ranks.indexOf(role));
    return listOf(people.toSorted((a, b) => rank(a) - rank(b)).map(nameOf));
  };
  const readersOf = ({ readers, audience, partyId }: ReadBy) => {
    if (audience === 'everyone') return readers === 'everyone' ? active : [...parties, ...mediators];
    const party = parties.filter(({ id }) => id === partyId);
    return [...party, ...mediators, ...(audience === 'side' ? lawyersOf(partyId) : [])];
  };
  return {
    me,
    parties,
    lawyersOf,
    nameOf,
    namesOf,
    mediator: mediators[0] === undefined ? t`your mediator` : firstName(mediators[0].name),
    /** The readers as a list of names: "you, Ruth and Tomas". */
    readerNames: (it: ReadBy) => namesOf(readersOf(it)),
    /** The parties who do not read it, but are not the reader. */
    withoutParties: (it: ReadBy) => parties.filter((party) => party.id !== me?.id && !readersOf(it).includes(party)),
  };
}

export type People = ReturnType<typeof usePeople>;
