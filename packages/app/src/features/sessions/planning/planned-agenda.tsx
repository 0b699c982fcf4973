import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { Card, Text } from '@mediation/ui';
import { useId } from 'react';
import { AgendaList } from '../agenda/agenda-list.tsx';
import { AgendaOverrun } from '../agenda/agenda-overrun.tsx';

/** The topics of a session, for its mediator, and whether they take longer than it. */
export function PlannedAgenda({ session: { agenda, minutes } }: { session: MediationSession }) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Card flush aria-labelledby={id}>
      <Card.Head>
        <Card.Title id={id}>{t`Agenda`}</Card.Title>
        <AgendaOverrun lines={agenda} minutes={minutes} />
      </Card.Head>
      {agenda.length === 0 ? (
        <Card.Body>
          <Text tone="soft">{t`Nothing on the agenda yet.`}</Text>
        </Card.Body>
      ) : (
        <AgendaList lines={agenda} labelledBy={id} />
      )}
    </Card>
  );
}
