import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { Card, Text } from '@mediation/ui';
import { useId } from 'react';
import type { SessionPeople } from '../../../shared/sessions/session-people.ts';
import { WordToggle } from '../../../shared/sessions/word-toggle.tsx';
import { AgendaList } from '../agenda/agenda-list.tsx';

/** What a session is about, and a word to the mediator to add a topic. */
export function AgendaCard({
  session,
  people: { own, mediator },
}: {
  session: MediationSession;
  people: SessionPeople;
}) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Card flush aria-labelledby={id}>
      <Card.Head>
        <Card.Title id={id}>{t`What you will talk about`}</Card.Title>
        <Text size="small" tone="soft">{t`${session.minutes} minutes`}</Text>
      </Card.Head>
      {session.agenda.length > 0 && <AgendaList lines={session.agenda} labelledBy={id} />}
      <Card.Body>
        {session.agenda.length === 0 && <Text tone="soft">{t`No topics yet.`}</Text>}
        {own !== undefined && (
          <WordToggle
            title={t`Ask ${mediator} to add a topic`}
            session={session}
            about="agenda"
            participantId={own.participant_id}
            mediator={mediator}
            label={t`What should you talk about?`}
          />
        )}
      </Card.Body>
    </Card>
  );
}
