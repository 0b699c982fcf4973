import { plural, t } from '@lingui/core/macro';
import type { MediationSession } from '@mediation/api-client';
import { Notice } from '@mediation/ui';
import { wallTimeAt } from '@mediation/ui/calendar';
import { TriangleAlert } from 'lucide-react';
import { firstName } from '../../../../words/names/people-names.ts';
import { zoneName } from '../../../../words/names/viewer.ts';
import { conflictText } from '../../offer/times/conflict-text.ts';
import { conflictsAt } from '../../offer/times/conflicts.ts';
import { endOf } from '../../offer/times/taken.ts';
import { type OfferScope, useWeek } from '../../offer/times/use-week.ts';
import { invitedPeople } from '../invited-people.ts';

const minute = 60_000;
const morning = 7 * 60;
const evening = 21 * 60;

export interface MoveWarningsProps {
  session: MediationSession;
  starts: Date;
  now: number;
}

/** What speaks against a new time of a session: other sessions and offers, the hour, and what people answered to it. */
export function MoveWarnings({ session, starts, now }: MoveWarningsProps) {
  const start = starts.toISOString();
  const { date, minutes: clock } = wallTimeAt(starts, zoneName());
  const people = invitedPeople(session);
  const scope: OfferScope = {
    caseId: session.case_id,
    coming: people.map(({ participant_id }) => participant_id),
    session,
  };
  const { facts } = useWeek(scope, date);
  const end = endOf(start, session.minutes);
  const isNight = clock < morning || clock + session.minutes > evening;
  const away = Math.round((starts.getTime() - now) / minute);
  // What people answered to the time is said below, with each answer.
  const conflicts = facts ? conflictsAt(start, session.minutes, facts).filter(({ kind }) => kind !== 'refused') : [];
  const lines = [
    ...(away >= 0 && away < 60 ? [plural(away, { one: 'This is in # minute.', other: 'This is in # minutes.' })] : []),
    ...conflicts.filter(({ kind }) => !isNight || kind !== 'outside').map((it) => conflictText(it, start, end)),
    ...(isNight ? [t`This is at night, or early in the morning.`] : []),
    ...answersTo(session, starts),
  ];
  if (lines.length === 0) return null;
  return (
    <Notice tone="warning" icon={<TriangleAlert />} aria-live="polite">
      {lines.join(' ')} {t`You can still move it.`}
    </Notice>
  );
}

/** What people answered about this very time when it was offered, but for a yes. */
function answersTo(session: MediationSession, starts: Date): string[] {
  const slot = session.slots.find(({ starts_at }) => Date.parse(starts_at) === starts.getTime());
  return invitedPeople(session).flatMap(({ participant_id: id, name }) => {
    const answer = slot?.answers[id];
    if (answer === 'no') return [t`${firstName(name)} said no to this time.`];
    return answer === 'maybe' ? [t`${firstName(name)} can come only if needed.`] : [];
  });
}
