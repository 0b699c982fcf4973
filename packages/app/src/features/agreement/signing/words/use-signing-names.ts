import { useLingui } from '@lingui/react/macro';
import type { Participant } from '@mediation/api-client';
import { firstName, listOf } from '../../../../words/names/people-names.ts';

/** The people around a signature, by first name, with the two parties in their order. */
export function useSigningNames(people: readonly Participant[], participantId: string | undefined) {
  const { t } = useLingui();
  const active = people.filter(({ status }) => status === 'active');
  const parties = active.filter(({ role }) => role === 'divorcee').toSorted((a, b) => a.side.localeCompare(b.side));
  const mediators = active.filter(({ role }) => role === 'mediator');
  const named = mediators.length > 0 ? mediators.map(({ name }) => firstName(name)) : [t`your mediator`];
  const other = parties.find(({ id }) => id !== participantId);
  const lawyer = active.find((it) => it.represents_participant_id === participantId && it.confirmed_by_client_at);
  return {
    parties,
    mediator: named[0]!,
    /** All who read what is between the party and the mediators. */
    readers: listOf([t`you`, ...named]),
    other: other ? firstName(other.name) : t`your former partner`,
    lawyer: lawyer ? firstName(lawyer.name) : t`a lawyer`,
  };
}
export type SigningNames = ReturnType<typeof useSigningNames>;
