import type { MediationSession } from '@mediation/api-client';
import { useLingui } from '@lingui/react/macro';
import { Card, Text } from '@mediation/ui';
import { useState } from 'react';
import { sessionTime } from '../../../words/relative-time.ts';
import { OfferedSession } from './offered-session.tsx';
import { ScheduledSession } from './scheduled-session.tsx';

/** A session as its mediator arranges it. */
export function MediatedSession({ session }: { session: MediationSession }) {
  const { t } = useLingui();
  const [opened] = useState(session.status);
  if (session.status === 'proposed') return <OfferedSession session={session} />;
  if (session.starts_at !== null && session.status !== 'cancelled')
    return <ScheduledSession session={session} takesFocus={opened === 'proposed'} />;
  return (
    <Card aria-label={t`When`}>
      <Text>
        {session.starts_at === null ? t`It had no time yet.` : sessionTime(session.starts_at, session.ends_at)}
      </Text>
    </Card>
  );
}
