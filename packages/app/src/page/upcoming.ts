import type { MediationSession } from '@mediation/api-client';

/** The next session that has a time. */
export const upcoming = (sessions: MediationSession[], now = Date.now()) =>
  sessions
    .filter((it) => it.status === 'scheduled' && it.ends_at !== null && Date.parse(it.ends_at) > now)
    .toSorted((a, b) => (a.starts_at ?? '').localeCompare(b.starts_at ?? ''))[0];
