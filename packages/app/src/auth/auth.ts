import { askForFactorHelp, getConfig, type User } from '@mediation/api-client';
import { createActor, waitFor } from 'xstate';
import { connectedAuth, type SessionDeps } from './auth-effects.ts';
import type { SignInSession } from './session.ts';
import { wayBackOf } from './last-route.ts';
import { storedSession } from './stored-session.ts';

/** Starts the auth machine and resolves when it knows who is signed in. */
export async function startAuth(deps: SessionDeps): Promise<SignInSession> {
  const input = { storedUser: storedSession.user(), hasEnded: storedSession.hasRunOut() };
  const actor = createActor(connectedAuth(deps), { input }).start();
  deps.signal?.addEventListener('abort', () => actor.stop());
  await waitFor(actor, (it) => !it.matches('checking'));
  let { user: before } = actor.getSnapshot().context;
  let asked = before === null ? deps.asked : null;
  actor.subscribe(({ context: { user } }) => {
    // It was the way of the person who has left.
    if (before !== null && user === null) asked = null;
    before = user;
  });
  const isForMe = ({ id }: User) => input.storedUser === null || input.storedUser.id === id;
  return {
    state: () => {
      const snapshot = actor.getSnapshot();
      const { user, hasEnded, hasEntered, timeout } = snapshot.context;
      return {
        user,
        hasEnded,
        hasEntered,
        isChecking: snapshot.matches('checking'),
        timeout,
        wayBack: user && wayBackOf(user, isForMe(user) ? asked : null),
      };
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
    askForFactorHelp: async () => {
      const { call } = await deps.backend();
      await call(askForFactorHelp);
    },
    demonstration: async () => {
      const { call } = await deps.backend();
      return (await call(getConfig)).demo;
    },
    signOut: () => actor.send({ type: 'signOut.requested' }),
    stay: () => actor.send({ type: 'session.stayed' }),
    runOut: () => actor.send({ type: 'timeout.expired' }),
    changeUser: (user) => {
      storedSession.saveUser(user);
      actor.send({ type: 'user.changed', user });
    },
  };
}
