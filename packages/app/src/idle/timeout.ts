import { createActor } from 'xstate';
import type { Backend } from '../backend/backend.ts';
import type { NearingEnd } from './nearing-end.ts';
import { connectedTimeout } from './timeout-effects.ts';
import { timeoutEndOf } from './timeout.machine.ts';
import { watchAccount } from './watch-account.ts';

export interface TimeoutListener {
  /** Called when the end is near, and when it no longer is. */
  changed: (timeout: NearingEnd | null) => void;
  ended: () => void;
  /** Called when an admin has given the person another role. */
  roleChanged: () => void;
}

/** Starts the idle timeout, and watches the account. */
export function startTimeout(backend: () => Promise<Backend>, { changed, ended, roleChanged }: TimeoutListener) {
  const actor = createActor(connectedTimeout(backend), { input: { now: Date.now } });
  actor.subscribe({
    next: (snapshot) => {
      const [isWarning, isFinal] = [snapshot.matches('warning'), snapshot.matches('finalWarning')];
      const { idle, lead } = snapshot.context;
      const isNear = isWarning || isFinal || snapshot.matches('nearing');
      changed(isNear ? { isWarning, isFinal, endsAt: timeoutEndOf(snapshot.context), idle, lead } : null);
    },
    complete: ended,
  });
  actor.start();
  const stopWatching = watchAccount(backend, roleChanged);
  return {
    stay: () => actor.send({ type: 'person.stayed' }),
    stop: () => {
      actor.stop();
      stopWatching();
    },
  };
}
