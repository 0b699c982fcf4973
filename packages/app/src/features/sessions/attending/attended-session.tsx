import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { Notice, Stack } from '@mediation/ui';
import { useUser } from '../../../auth/session-provider.tsx';
import { useSessionState } from '../../../process/use-session-state.ts';
import { AnswerTimes } from '../../../shared/sessions/answer-times.tsx';
import { ownStart } from '../../../shared/sessions/own-start.ts';
import { sessionPeople } from '../../../shared/sessions/session-people.ts';
import { sessionTime } from '../../../words/times/relative-time.ts';
import { HeldSession } from '../outcome/held-session.tsx';
import { AgendaCard } from './agenda-card.tsx';
import { SessionDocumentsCard } from './session-documents-card.tsx';
import { MoveCard } from './move-card.tsx';
import { SafetyCard } from './safety-card.tsx';
import { SessionColumns } from './session-columns.tsx';
import { WhenCard } from './when-card.tsx';
import { WhoComesCard } from './who-comes-card.tsx';

/** A session as one of its attendees sees it: the offered times, what they need to come, or what came of it. */
export function AttendedSession({ session }: { session: MediationSession }) {
  const { id: me } = useUser();
  const state = useSessionState(session);
  const people = sessionPeople(session, me);
  const { starts_at } = session;
  const isComing = session.status === 'scheduled';
  if (state.matches('completed') || state.matches('no_show')) return <HeldSession session={session} people={people} />;
  return (
    <Stack gap="grid">
      {isComing && starts_at !== null && <WhenCard session={{ ...session, starts_at }} state={state} people={people} />}
      {state.matches('proposed') && <AnswerTimes session={session} />}
      {state.matches('cancelled') && <Cancelled session={session} />}
      <SessionColumns
        first={
          <>
            {state.can({ type: 'concern.raised' }) && <SafetyCard session={session} people={people} />}
            <WhoComesCard session={session} people={people} />
          </>
        }
      >
        {!state.matches('cancelled') && <AgendaCard session={session} people={people} />}
        <SessionDocumentsCard session={session} people={people} />
        {state.matches('scheduled') && people.own !== undefined && (
          <MoveCard session={session} state={state} people={people} />
        )}
      </SessionColumns>
    </Stack>
  );
}

function Cancelled({ session }: { session: MediationSession }) {
  const { t } = useLingui();
  const me = useUser();
  const { starts_at, ends_at, cancel_reason } = session;
  return (
    <Notice>
      {starts_at === null
        ? t`This session is cancelled. Nobody needs to come.`
        : t`The session on ${sessionTime(ownStart(session, me, starts_at), ends_at)} is cancelled. Nobody needs to come.`}{' '}
      {cancel_reason}
    </Notice>
  );
}
