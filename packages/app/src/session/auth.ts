import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { connectedAuth, type SessionDeps } from './auth-effects.ts';
import type { NearingEnd, Session } from './session.ts';
import { storedSession } from './stored-session.ts';
import { endOf, type timeoutMachine } from './timeout.machine.ts';

/** Starts the auth machine and answers when it knows who is signed in. */
export async function startAuth(deps: SessionDeps): Promise<Session> {
  const actor = createActor(connectedAuth(deps), { input: { storedUser: storedSession.user() } }).start();
  await waitFor(actor, (it) => !it.matches('checking'));
  return {
    state: () => {
      const it = actor.getSnapshot();
      const { user, hasEnded } = it.context;
      return { user, hasEnded, isChecking: it.matches('checking'), timeout: nearingEnd(it.children.timeout) };
    },
    subscribe: (listener) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    enter: async (entry) => {
      await waitFor(actor, (it) => !it.matches('signingOut'));
      actor.send(entry);
      const { context } = await waitFor(actor, (it) => !it.matches('signingIn'));
      if (context.user === null) throw context.error;
    },
    signOut: () => actor.send({ type: 'signOut.requested' }),
    stay: () => actor.getSnapshot().children.timeout?.send({ type: 'person.stayed' }),
    changeUser: (user) => {
      storedSession.saveUser(user);
      actor.send({ type: 'user.changed', user });
    },
  };
}

function nearingEnd(timeout: ActorRefFrom<typeof timeoutMachine> | undefined): NearingEnd | null {
  const it = timeout?.getSnapshot();
  if (it === undefined || !(it.matches('nearing') || it.matches('warning'))) return null;
  const { idle, lead } = it.context;
  return { isWarning: it.matches('warning'), endsAt: endOf(it.context), idle, lead };
}
