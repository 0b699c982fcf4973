import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { Card, Columns, Facts, List, Stack, Text } from '@mediation/ui';
import { useId } from 'react';
import { listOf, sentence } from '../../../words/people.ts';
import { sessionTime } from '../../../words/relative-time.ts';
import { sessionModes } from '../../../words/session-names.ts';
import { ArrivalCard } from './arrival-card.tsx';
import { invitedPeople } from './invited-people.ts';
import { MoveRequest, waitingRequests } from './move-request.tsx';

/** A session that has its time, for its mediator: when, who, where, and who asks to move it. */
export function ScheduledSession({ session }: { session: MediationSession }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const requests = waitingRequests(session);
  const { starts_at: startsAt, ends_at: endsAt, minutes, mode, agenda, neutral_title: isNeutral } = session;
  const names = invitedPeople(session).map(({ name }) => name);
  return (
    <Columns
      aside={
        requests.length > 0 && (
          <Card aria-labelledby={`${id}-asked`}>
            <Stack>
              <Card.Title id={`${id}-asked`}>{t`Asked to move`}</Card.Title>
              {requests.map((request) => (
                <MoveRequest key={request.id} session={session} request={request} />
              ))}
            </Stack>
          </Card>
        )
      }
    >
      <Card aria-labelledby={id}>
        <Stack>
          <Card.Title id={id}>{t`When`}</Card.Title>
          {startsAt !== null && <Text weight="strong">{sessionTime(startsAt, endsAt)}</Text>}
          <Facts
            facts={[
              { term: t`How`, detail: sentence(i18n._(sessionModes[mode])) },
              { term: t`Length`, detail: t`${minutes} minutes` },
              { term: t`Who comes`, detail: listOf(names) },
              { term: t`In calendars`, detail: isNeutral ? t`“Appointment”` : t`“Mediation session”` },
            ]}
          />
        </Stack>
      </Card>
      <ArrivalCard session={session} startsAt={startsAt} />
      <Card flush aria-labelledby={`${id}-agenda`}>
        <Card.Head>
          <Card.Title id={`${id}-agenda`}>{t`Agenda`}</Card.Title>
        </Card.Head>
        {agenda.length === 0 ? (
          <Card.Body>
            <Text tone="soft">{t`Nothing on the agenda yet.`}</Text>
          </Card.Body>
        ) : (
          <List aria-labelledby={`${id}-agenda`}>
            {agenda.map((topic) => (
              <List.Row key={topic}>{topic}</List.Row>
            ))}
          </List>
        )}
      </Card>
    </Columns>
  );
}
