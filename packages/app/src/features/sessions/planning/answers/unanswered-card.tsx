import { useLingui } from '@lingui/react/macro';
import type { MediationSession, SessionAttendee } from '@mediation/api-client';
import { Card, List, Text } from '@mediation/ui';
import { useId } from 'react';
import { RemindButton } from '../../../../shared/people/remind-button.tsx';
import { unansweredPeople } from '../invited-people.ts';

export interface UnansweredCardProps {
  session: MediationSession;
  people: readonly SessionAttendee[];
}

/** Who has not answered any time yet. A party can be reminded, at most once a day; of a lawyer it says why not. */
export function UnansweredCard({ session, people }: UnansweredCardProps) {
  const { t } = useLingui();
  const id = useId();
  const silent = unansweredPeople(session, people);
  if (silent.length === 0) return null;
  return (
    <Card flush aria-labelledby={id}>
      <Card.Head>
        <Card.Title id={id}>{t`No answer yet`}</Card.Title>
      </Card.Head>
      <List aria-labelledby={id}>
        {silent.map(({ participant_id, name, role }) => (
          <List.Row
            key={participant_id}
            end={
              role === 'divorcee' &&
              !session.kept_apart?.length && <RemindButton participantId={participant_id} name={name} />
            }
          >
            {name}
          </List.Row>
        ))}
      </List>
      {silent.some(({ role }) => role === 'lawyer') && (
        <Card.Foot>
          <Text
            size="small"
            tone="soft"
          >{t`Reminders go to parties only. You can write to a lawyer in the chat.`}</Text>
        </Card.Foot>
      )}
    </Card>
  );
}
