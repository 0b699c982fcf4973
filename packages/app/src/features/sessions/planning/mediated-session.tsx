import { type MediationSession, getCase } from '@mediation/api-client';
import { useLingui } from '@lingui/react/macro';
import { Button, Card, Facts, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { offerIn } from '../../../case-paths.ts';
import { listOf, sentence } from '../../../words/names/people-names.ts';
import { sessionTime } from '../../../words/times/relative-time.ts';
import { sessionModes } from '../../../words/names/session-names.ts';
import { invitedPeople } from './invited-people.ts';
import { OfferedSession } from './answers/offered-session.tsx';
import { ScheduledSession } from './scheduled-session.tsx';
import { isWritable } from '../../../shared/cases/writable-case.ts';

/** A session as its mediator arranges it. */
export function MediatedSession({ session }: { session: MediationSession }) {
  const [opened] = useState(session.status);
  if (session.status === 'proposed') return <OfferedSession session={session} />;
  if (session.starts_at !== null && session.status !== 'cancelled')
    return <ScheduledSession session={session} takesFocus={opened === 'proposed'} />;
  return <CancelledSession session={session} />;
}

/** What was cancelled, and the way on. */
function CancelledSession({ session }: { session: MediationSession }) {
  const { t, i18n } = useLingui();
  const { data } = useEndpoint(getCase, { caseId: session.case_id });
  return (
    <Card aria-label={t`When`}>
      <Stack align="start">
        <Text>
          {session.starts_at === null ? t`It had no time yet.` : sessionTime(session.starts_at, session.ends_at)}
        </Text>
        <Facts
          facts={[
            { term: t`How`, detail: sentence(i18n._(sessionModes[session.mode])) },
            { term: t`Who was asked`, detail: listOf(invitedPeople(session).map(({ name }) => name)) },
          ]}
        />
        {data !== undefined && isWritable(data.case) && (
          <Button asChild tone="secondary">
            <Link to={offerIn(session.case_id)}>{t`Offer times`}</Link>
          </Button>
        )}
      </Stack>
    </Card>
  );
}
