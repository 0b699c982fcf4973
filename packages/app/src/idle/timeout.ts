import { createActor } from 'xstate';
import type { Backend } from '../backend/backend.ts';
import type { NearingEnd } from './nearing-end.ts';
import { connectedTimeout } from './timeout-effects.ts';
import { timeoutEndOf } from './timeout.machine.ts';

export interface TimeoutListener {
  /** Called when the end is near, and when it no longer is. */
  changed: (timeout: NearingEnd | null) => void;
  ended: () => void;
}

/** Starts the idle timeout. */
export function startTimeout(backend: () => Promise<Backend>, { changed, ended }: TimeoutListener) {
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
  return { stay: () => actor.send({ type: 'person.stayed' }), stop: () => actor.stop() };
}
