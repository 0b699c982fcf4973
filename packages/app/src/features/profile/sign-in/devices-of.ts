import type { AnswerOf, SignedInSession, listMySessions } from '@mediation/api-client';

/** A device with its open sign-in sessions. A session that began without a known device stands for one, without an id. */
export interface Device {
  id: string | null;
  agent: string | null;
  lastUsed: string;
  isCurrent: boolean;
  sessions: SignedInSession[];
}

/** The devices of a person, this one first, then the last used. */
export function devicesOf({ sessions, devices }: AnswerOf<typeof listMySessions>): Device[] {
  const known = devices.map((it): Device => ({
    id: it.id,
    agent: it.user_agent,
    lastUsed: it.last_used_at,
    isCurrent: it.is_current,
    sessions: sessions.filter(({ id }) => it.session_ids.includes(id)),
  }));
  const unknown = sessions
    .filter(({ id }) => devices.every(({ session_ids }) => !session_ids.includes(id)))
    .map((it): Device => ({
      id: null,
      agent: it.user_agent,
      lastUsed: it.last_active_at,
      isCurrent: it.is_current,
      sessions: [it],
    }));
  return [...known, ...unknown].toSorted(
    (one, other) => Number(other.isCurrent) - Number(one.isCurrent) || (one.lastUsed < other.lastUsed ? 1 : -1),
  );
}
