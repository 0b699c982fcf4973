import type { User } from '@mediation/api-client';
import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { type AuthEvent, authMachine } from './auth.machine.ts';

const maya: User = {
  id: '4b1c1d2e-0000-4000-8000-000000000001',
  user_id: '4b1c1d2e-0000-4000-8000-000000000001',
  email: 'maya@example.org',
  name: 'Maya Okafor',
  role: 'divorcee',
  requested_role: null,
  organization_id: null,
};

test('signing out forgets the work of this tab when another tab has removed the token before', async () => {
  const forget = vi.fn<(how: { keepsWork: boolean }) => void>();
  const startOver = vi.fn<() => void>();
  const answer = Promise.withResolvers<void>();
  let emit: (event: AuthEvent) => void = () => {};
  const machine = authMachine.provide({
    actors: {
      watchOutside: fromCallback<AuthEvent>(({ sendBack }) => {
        emit = sendBack;
      }),
      readIdentity: fromPromise<User | null>(() => Promise.resolve(maya)),
      signOut: fromPromise<void>(() => answer.promise),
    },
    actions: { forget: (_, how) => forget(how), startOver },
  });
  const actor = createActor(machine, { input: { storedUser: maya, hasEnded: false } }).start();
  await waitFor(actor, (it) => it.value === 'signedIn');
  actor.send({ type: 'signOut.requested' });
  emit({ type: 'identity.changed', isSomeone: false });
  answer.resolve();
  await waitFor(actor, (it) => it.value === 'signedOut');
  expect(forget).toHaveBeenCalledExactlyOnceWith({ keepsWork: false });
  expect(startOver).not.toHaveBeenCalled();
});
