import type { MediationSession } from '@mediation/api-client';
import { useLingui } from '@lingui/react/macro';
import { Card, Text } from '@mediation/ui';
import { sessionTime } from '../../../words/relative-time.ts';

/** A session as one of its attendees sees it. */
export function AttendedSession({ session }: { session: MediationSession }) {
  const { t } = useLingui();
  return (
    <Card aria-label={t`When`}>
      {session.starts_at !== null && <Text>{sessionTime(session.starts_at, session.ends_at)}</Text>}
      {session.starts_at === null &&
        session.slots.map((slot) => <Text key={slot.id}>{sessionTime(slot.starts_at, null)}</Text>)}
    </Card>
  );
}
