import { useLingui } from '@lingui/react/macro';
import type { MediationSession, SessionAttendee } from '@mediation/api-client';
import { Avatar, Card, Row, Stack, Text } from '@mediation/ui';
import { useId } from 'react';
import type { SessionPeople } from '../../../shared/sessions/session-people.ts';
import { firstName } from '../../../words/names/people-names.ts';

const tones = { A: 'a', B: 'b', neutral: 'neutral' } as const;

/** Who comes to a session, with their part in it; never where or when the other side arrives. */
export function WhoComesCard({ session, people: { own } }: { session: MediationSession; people: SessionPeople }) {
  const { t } = useLingui();
  const id = useId();
  const isShuttle = session.kind === 'shuttle';
  return (
    <Card aria-labelledby={id}>
      <Stack>
        <Card.Title id={id}>{t`Who comes`}</Card.Title>
        <Stack asChild gap="normal">
          <ul>
            {session.attendees.map((attendee) => (
              <Row asChild key={attendee.participant_id}>
                <li>
                  <Avatar name={attendee.name} tone={attendee.role === 'divorcee' ? tones[attendee.side] : 'neutral'} />
                  <span>
                    <Text>{attendee.participant_id === own?.participant_id ? t`You` : attendee.name}</Text>
                    <Text size="meta" tone="soft">
                      {partOf(attendee)}
                    </Text>
                  </span>
                </li>
              </Row>
            ))}
          </ul>
        </Stack>
      </Stack>
    </Card>
  );

  function partOf({ role, side, participant_id }: SessionAttendee) {
    if (role === 'mediator') return isShuttle ? t`Mediator, goes between the rooms` : t`Mediator`;
    const isOwnSide = side === own?.side;
    if (role === 'divorcee' && isShuttle) return isOwnSide ? t`In your room` : t`In another room`;
    if (role !== 'lawyer') return t`Party`;
    if (participant_id === own?.participant_id) return t`Lawyer`;
    const client = session.attendees.find((it) => it.role === 'divorcee' && it.side === side);
    if (isOwnSide && own?.role === 'divorcee') return t`Your lawyer`;
    return client === undefined ? t`Lawyer` : t`${firstName(client.name)}’s lawyer`;
  }
}
