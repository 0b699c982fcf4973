import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { MediationSession } from '@mediation/api-client';
import { sentence } from '../../../../words/names/people-names.ts';
import { sessionTime } from '../../../../words/times/relative-time.ts';
import { sessionKinds, sessionModes, sessionStates } from '../../../../words/names/session-names.ts';

/** What is different in the newer one of two versions of a session, one line each. */
export function sessionChanges(before: MediationSession, now: MediationSession): string[] {
  const differs = (key: keyof MediationSession) => JSON.stringify(before[key]) !== JSON.stringify(now[key]);
  return [
    ...(differs('status') ? [t`State: ${i18n._(sessionStates[now.status])}`] : []),
    ...(differs('starts_at') && now.starts_at !== null ? [t`Time: ${sessionTime(now.starts_at, now.ends_at)}`] : []),
    ...(differs('kind') ? [t`Kind: ${i18n._(sessionKinds[now.kind])}`] : []),
    ...(differs('mode') ? [t`How: ${sentence(i18n._(sessionModes[now.mode]))}`] : []),
    ...(differs('minutes') ? [t`Length: ${now.minutes} minutes`] : []),
    ...(differs('agenda') ? [t`Agenda: ${now.agenda.join(', ') || '–'}`] : []),
    ...(differs('attendees') ? [t`Who comes, the places or the links are different.`] : []),
    ...(differs('neutral_title') ? [t`The name in calendars is different.`] : []),
  ];
}
