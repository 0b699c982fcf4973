import type { MediationSession } from '@mediation/api-client';

type Times = Pick<MediationSession, 'starts_at' | 'ends_at' | 'held_minutes' | 'is_staggered'>;

/** When a session ended: as the mediator recorded it, and else as it was planned. Whoever comes and leaves apart reads their own end. */
export function heldUntil({ starts_at, ends_at, held_minutes, is_staggered }: Times): string | null {
  if (starts_at === null || held_minutes === null || is_staggered === true) return ends_at;
  return new Date(Date.parse(starts_at) + held_minutes * 60_000).toISOString();
}
