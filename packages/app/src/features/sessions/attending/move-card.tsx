import { useLingui } from '@lingui/react/macro';
import { type MediationSession, sessionCalendar } from '@mediation/api-client';
import { Button, Card, Notice, Row, Stack, Text, Well } from '@mediation/ui';
import { CalendarPlus, Clock } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { saveFile } from '../../../browser/save-file.ts';
import type { useSessionState } from '../../../process/use-session-state.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import type { SessionPeople } from '../../../shared/sessions/session-people.ts';
import { sentence } from '../../../words/people.ts';
import { sessionTime } from '../../../words/relative-time.ts';

const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));

export interface MoveCardProps {
  session: MediationSession;
  state: ReturnType<typeof useSessionState>;
  people: SessionPeople;
}

/** The way to ask for another time, the answer to it, and the calendar file. */
export function MoveCard({ session, state, people: { own, mediator } }: MoveCardProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useAction();
  const needsReason = state.hasTag('needsReason');
  const asked = session.requests.findLast(({ participant_id }) => participant_id === own?.participant_id);
  const download = () =>
    run(async () => saveFile(await call(sessionCalendar, { sessionId: session.id }), 'appointment.ics'), {
      failed: t`We could not make the calendar file.`,
    });
  return (
    <Well aria-labelledby={id}>
      <Stack>
        <Card.Title id={id}>{t`Can’t come after all?`}</Card.Title>
        <Text tone="soft">
          {needsReason
            ? sentence(t`It starts within a day, so moving it needs a reason and the yes of ${mediator}.`)
            : sentence(t`You can ask for another time until it starts. ${mediator} decides.`)}
        </Text>
        {asked !== undefined && <Asked request={asked} mediator={mediator} />}
        <Row wrap>
          {state.can({ type: 'move.asked' }) && (
            <Button tone="quiet" flush aria-haspopup="dialog" onClick={() => setAsking(true)}>
              {t`Ask to move`}
            </Button>
          )}
          <Button tone="quiet" flush busy={isBusy} onClick={() => void download()}>
            <CalendarPlus />
            {t`Add to my calendar`}
          </Button>
        </Row>
      </Stack>
      <Suspense>
        {isAsking && (
          <MoveDialog
            sessionId={session.id}
            needsReason={needsReason}
            mediator={mediator}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </Well>
  );
}

function Asked({ request, mediator }: { request: MediationSession['requests'][number]; mediator: string }) {
  const { t } = useLingui();
  const wish = request.starts_at === null ? '' : ` ${t`You suggested ${sessionTime(request.starts_at, null)}.`}`;
  const texts = {
    waiting: sentence(t`You asked to move it. ${mediator} has not answered yet. Until then it stays at this time.`),
    accepted: sentence(t`${mediator} agreed to move it. The new time appears here.`),
    refused: sentence(t`You asked to move it. ${mediator} could not, so it stays at this time.`),
  };
  return (
    <Notice icon={<Clock />}>
      {texts[request.status]}
      {request.status === 'waiting' && wish}
    </Notice>
  );
}
