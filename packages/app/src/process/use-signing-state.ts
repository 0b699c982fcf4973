import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { type SigningFacts, signingMachine } from './signing.machine.ts';

/** The part of signing that a party is at, kept at the server’s latest facts and at the clock. */
export function useSigningState({ hasRead, openQuestions, signableAt, isPaused, hasSigned }: SigningFacts) {
  const facts = { hasRead, openQuestions, signableAt, isPaused, hasSigned };
  const [state, send] = useMachine(signingMachine, { input: { facts, now: () => Date.now() } });
  useEffect(
    () => send({ type: 'signing.read', facts: { hasRead, openQuestions, signableAt, isPaused, hasSigned } }),
    [send, hasRead, openQuestions, signableAt, isPaused, hasSigned],
  );
  useEffect(() => {
    const check = () => send({ type: 'clock.checked' });
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [send]);
  return [state, send] as const;
}
