import { useLingui } from '@lingui/react/macro';
import type { MediationSession, SessionRequest } from '@mediation/api-client';
import { Button, Card, Notice, Stack, Text, Well } from '@mediation/ui';
import { Clock } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useUser } from '../../../auth/session-provider.tsx';
import type { useSessionState } from '../../../process/use-session-state.ts';
import { ownStart } from '../../../shared/sessions/own-start.ts';
import type { SessionPeople } from '../../../shared/sessions/session-people.ts';
import { sentence } from '../../../words/names/people-names.ts';
import { sessionTime } from '../../../words/times/relative-time.ts';

const AskToMoveDialog = lazy(async () => ({ default: (await import('./ask-to-move-dialog.tsx')).AskToMoveDialog }));

export interface MoveCardProps {
  session: MediationSession;
  state: ReturnType<typeof useSessionState>;
  people: SessionPeople;
}

/** The way to ask for another time, and the answer to it. */
export function MoveCard({ session, state, people: { own, mediator } }: MoveCardProps) {
  const { t } = useLingui();
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const needsReason = state.hasTag('needsReason');
  const asked = session.requests.findLast(({ participant_id }) => participant_id === own?.participant_id);
  return (
    <Well aria-labelledby={id}>
      <Stack>
        <Card.Title id={id} tabIndex={-1}>{t`Can’t come after all?`}</Card.Title>
        <Text tone="soft">
          {needsReason
            ? sentence(t`It starts within a day, so moving it needs a reason and the yes of ${mediator}.`)
            : sentence(t`You can ask for another time until it starts. ${mediator} decides.`)}
        </Text>
        {asked !== undefined && <Asked session={session} request={asked} mediator={mediator} />}
        {state.can({ type: 'move.asked' }) && (
          <div>
            <Button tone="quiet" flush aria-haspopup="dialog" onClick={() => setAsking(true)}>
              {t`Ask to move`}
            </Button>
          </div>
        )}
      </Stack>
      <Suspense>
        {isAsking && (
          <AskToMoveDialog
            sessionId={session.id}
            needsReason={needsReason}
            mediator={mediator}
            onClose={() => setAsking(false)}
            focusInstead={() => document.getElementById(id)?.focus()}
          />
        )}
      </Suspense>
    </Well>
  );
}

interface AskedProps {
  session: MediationSession;
  request: SessionRequest;
  mediator: string;
}

function Asked({ session, request, mediator }: AskedProps) {
  const { t } = useLingui();
  const me = useUser();
  const { starts_at, ends_at, moved_from } = session;
  const wish = request.starts_at === null ? '' : ` ${t`You suggested ${sessionTime(request.starts_at, null)}.`}`;
  const texts = {
    waiting: sentence(t`You asked to move it. ${mediator} has not answered yet. Until then it stays at this time.`),
    accepted:
      moved_from === null || starts_at === null
        ? sentence(t`${mediator} agreed to move it. The new time appears here.`)
        : t`Moved to ${sessionTime(ownStart(session, me, starts_at), ends_at)}, as you asked.`,
    refused: sentence(t`You asked to move it. ${mediator} could not, so it stays at this time.`),
  };
  return (
    <Notice icon={<Clock />}>
      {texts[request.status]}
      {request.status === 'waiting' && wish}
      {request.answer !== null && <> {t`${mediator} wrote: “${request.answer}”`}</>}
    </Notice>
  );
}
