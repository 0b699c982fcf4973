import type { Participant } from '@mediation/api-client';

/** The lawyer of this party whom the party has not confirmed yet. */
export function lawyerToConfirm(people: Participant[], me: string): Participant | undefined {
  const own = people.find((it) => it.user_id === me && it.status === 'active');
  if (own === undefined) return undefined;
  return people.find(
    (it) => it.status === 'active' && it.confirmed_by_client_at === null && it.represents_participant_id === own.id,
  );
}
