import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { AudienceLine, Card, Row, Stack, Text } from '@mediation/ui';
import { Handshake, Lock } from 'lucide-react';
import { useId } from 'react';
import { useUser } from '../../../auth/session-provider.tsx';
import { sessionPeople } from '../../../shared/sessions/session-people.ts';
import { listOf, sentence } from '../../../words/names/people-names.ts';

/** What both parties settled for now, and who reads it. Renders nothing without any. */
export function SettledCard({ session }: { session: MediationSession }) {
  const { t } = useLingui();
  const { id: me, role } = useUser();
  const id = useId();
  if (session.settled.length === 0) return null;
  const { mediator } = sessionPeople(session, me);
  const readers = session.attendees.filter(({ role }) => role !== 'mediator');
  const parties = readers.filter((it) => it.role === 'divorcee').length;
  const names = listOf(readers.map(({ user_id, name }) => (user_id === me ? t`you` : name)));
  return (
    <Card aria-labelledby={id}>
      <Stack>
        <Card.Title id={id}>
          {parties > 1 && role === 'divorcee' ? t`What you both settled for now` : t`What was settled for now`}
        </Card.Title>
        <Stack asChild gap="normal">
          <ul>
            {session.settled.map((words) => (
              <Row asChild key={words} align="start">
                <li>
                  <Handshake aria-hidden />
                  <Stack grow>{words}</Stack>
                </li>
              </Row>
            ))}
          </ul>
        </Stack>
        <Text size="small" tone="soft">{t`A trial, not an agreement. You can still change your mind.`}</Text>
        <AudienceLine icon={<Lock />}>{sentence(t`Written by ${mediator}. Visible to: ${names}.`)}</AudienceLine>
      </Stack>
    </Card>
  );
}
