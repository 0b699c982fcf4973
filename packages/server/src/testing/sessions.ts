import { sql as fragment } from 'kysely';
import type { ApiClient } from '@mediation/api-client';
import type { TestPerson, TestServer } from '../testing.ts';
import type { Family } from './family.ts';

type NewSession = Parameters<ApiClient['createSession']>[0];

/** A moment this many hours from now, on the full minute. */
export const inHours = (hours: number, from = Date.now()) =>
  new Date(Math.ceil((from + hours * 3_600_000) / 60_000) * 60_000).toISOString().replace('.000Z', 'Z');

/** A session as it is proposed: together, in person, with three times next week. */
export const planOf = ({ caseId }: { caseId: string }, changes: Partial<NewSession> = {}): NewSession => ({
  case_id: caseId,
  kind: 'joint',
  mode: 'in_person',
  time_zone: 'Europe/London',
  slots: [inHours(170), inHours(194), inHours(218)],
  ...changes,
});

/** Proposes a session, as the mediator unless somebody else is named. */
export async function propose(family: Family, changes: Partial<NewSession> = {}, by: TestPerson = family.mediator) {
  return (await by.api.createSession(planOf(family, changes))).session;
}

/** Proposes a session and confirms its first time. */
export async function schedule(family: Family, changes: Partial<NewSession> = {}) {
  const { id: sessionId, slots, version } = await propose(family, changes);
  return (await family.mediator.api.confirmSession({ sessionId, slot_id: slots[0]!.id, version })).session;
}

/** A talk of the mediator with one party alone. */
export const withA = ({ participantOfA }: Family) => ({
  kind: 'individual' as const,
  attendees: [{ participant_id: participantOfA.id }],
});

/** Lets a session have begun at another time, past the rules, as if the clock had gone on. */
export const beginAt = ({ backend }: TestServer, sessionId: string, startsAt: string) =>
  backend.db.transaction().execute(async (tx) => {
    await fragment`set local session_replication_role = replica`.execute(tx);
    await fragment`update sessions set starts_at = ${startsAt}, status = 'scheduled', timed_at = now() where id = ${sessionId}`.execute(
      tx,
    );
  });
