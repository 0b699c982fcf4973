import { sql as fragment } from 'kysely';
import type { ApiClient } from '@mediation/api-client';
import type { TestPerson, TestServer } from '../../testing.ts';
import type { Family } from '../../testing/family.ts';

type NewSession = Parameters<ApiClient['createSession']>[0];

/** The time this many hours from now, on the full minute. */
export const inHours = (hours: number, from = Date.now()) =>
  new Date(Math.ceil((from + hours * 3_600_000) / 60_000) * 60_000).toISOString().replace('.000Z', '.000000Z');

/** A proposed session: joint, in person, with three times next week. */
export const proposalOf = ({ caseId }: { caseId: string }, changes: Partial<NewSession> = {}): NewSession => ({
  case_id: caseId,
  kind: 'joint',
  mode: 'in_person',
  time_zone: 'Europe/London',
  slots: [inHours(170), inHours(194), inHours(218)],
  ...changes,
});

/** Proposes a session, by default as the mediator. */
export async function propose(family: Family, changes: Partial<NewSession> = {}, by: TestPerson = family.mediator) {
  return (await by.api.createSession(proposalOf(family, changes))).session;
}

/** Proposes a session and confirms its first time. */
export async function proposeAndConfirm(family: Family, changes: Partial<NewSession> = {}) {
  const { id: sessionId, slots, version } = await propose(family, changes);
  return (await family.mediator.api.confirmSession({ sessionId, slot_id: slots[0]!.id, version })).session;
}

/** An individual session of the mediator with one party. */
export const withA = ({ participantOfA }: Family) => ({
  kind: 'individual' as const,
  attendees: [{ participant_id: participantOfA.id }],
});

/** Moves the start of a session as the owner, as if time had passed. */
export const beginAt = ({ ownerDatabase }: TestServer, sessionId: string, startsAt: string) =>
  ownerDatabase.db.transaction().execute(async (tx) => {
    await fragment`set local session_replication_role = replica`.execute(tx);
    await fragment`update sessions set starts_at = ${startsAt}, status = 'scheduled', timed_at = now() where id = ${sessionId}`.execute(
      tx,
    );
  });

/** The newest version of a session. */
export const versionOf = async ({ mediator }: Family, sessionId: string) =>
  (await mediator.api.getSession({ sessionId })).session.version;
