import type { MediationSession } from '@mediation/api-client';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useUser } from '../auth/session-provider.tsx';
import { type SessionFacts, sessionMachine } from './session.machine.ts';

/** The state of a session for the signed-in person, kept at the server's latest answer and at the clock. */
export function useSessionState(session: MediationSession) {
  const { id: me, role } = useUser();
  const participantId = session.attendees.find(({ user_id }) => user_id === me)?.participant_id;
  const [state, send] = useMachine(sessionMachine, {
    input: { session: factsFor(session, me), reader: { role, participantId }, now: () => Date.now() },
  });
  useEffect(() => send({ type: 'session.read', session: factsFor(session, me) }), [send, session, me]);
  useEffect(() => {
    const check = () => send({ type: 'clock.checked' });
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [send]);
  return state;
}

const factsFor = (session: MediationSession, me: string): SessionFacts => ({
  ...session,
  arrivesMinutes: session.attendees.find(({ user_id }) => user_id === me)?.arrives_minutes ?? 0,
});
