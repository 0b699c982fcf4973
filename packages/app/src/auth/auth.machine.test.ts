import { ApiError, type User } from '@mediation/api-client';
import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { type AuthEvent, authMachine, type Entry } from './auth.machine.ts';

const maya: User = {
  id: '4b1c1d2e-0000-4000-8000-000000000001',
  user_id: '4b1c1d2e-0000-4000-8000-000000000001',
  email: 'maya@example.org',
  name: 'Maya Okafor',
  role: 'divorcee',
  requested_role: null,
  organization_id: null,
};
const credentials = { type: 'signIn.submitted', email: maya.email, password: 'quiet morning' } as const;
const unreachable = new ApiError('unavailable', 'We could not reach the server.', { status: 0 });
const refused = new ApiError('unauthenticated', 'Wrong email or password.');

interface Outside {
  stored?: User;
  hasEnded?: boolean;
  readIdentity?: () => Promise<User | null>;
  enter?: (entry: Entry) => Promise<User>;
  signOut?: () => Promise<void>;
}

function startAuth({ stored, hasEnded = false, readIdentity, enter, signOut }: Outside = {}) {
  const clock = new SimulatedClock();
  const forget = vi.fn<(how: { keepsWork: boolean }) => void>();
  const endWork = vi.fn<() => void>();
  const postToTabs = vi.fn<(how: { keepsWork: boolean }) => void>();
  const startOver = vi.fn<() => void>();
  const watched = vi.fn<(event: AuthEvent) => void>();
  let emit: (event: AuthEvent) => void = () => {};
  let watchers = 0;
  const machine = authMachine.provide({
    actors: {
      watchOutside: fromCallback<AuthEvent>(({ sendBack }) => {
        emit = sendBack;
      }),
      watchTimeout: fromCallback<AuthEvent>(({ receive }) => {
        watchers++;
        receive(watched);
        return () => watchers--;
      }),
      readIdentity: fromPromise<User | null>(readIdentity ?? (() => Promise.resolve(null))),
      enter: fromPromise<User, Entry>(({ input }) => (enter ?? (() => Promise.resolve(maya)))(input)),
      signOut: fromPromise<void>(signOut ?? (() => Promise.resolve())),
    },
    actions: { endWork, forget: (_, how) => forget(how), postToTabs: (_, how) => postToTabs(how), startOver },
  });
  const actor = createActor(machine, { clock, input: { storedUser: stored ?? null, hasEnded } }).start();
  const waitForState = (state: 'checking' | 'signedOut' | 'signingIn' | 'signedIn' | 'signingOut') =>
    waitFor(actor, (it) => it.value === state, { timeout: 20_000 });
  return {
    actor,
    clock,
    watched,
    watchers: () => watchers,
    endWork,
    forget,
    postToTabs,
    startOver,
    emit: (event: AuthEvent) => emit(event),
    waitForState,
  };
}

test('a guest is signed out after the identity check', async () => {
  const { actor, waitForState, forget } = startAuth();
  expect(actor.getSnapshot().value).toBe('checking');
  await waitForState('signedOut');
  expect(forget).not.toHaveBeenCalled();
});

test('a page that opens after the end of a sign-in session reports that end until the next sign-in', async () => {
  const { actor, waitForState } = startAuth({ hasEnded: true });
  expect((await waitForState('signedOut')).context.hasEnded).toBe(true);
  actor.send(credentials);
  expect((await waitForState('signedIn')).context.hasEnded).toBe(false);
});

// ASVS 14.3.3
test('a page that opens with nobody signed in empties the tab, and keeps it after the end of a sign-in session', async () => {
  for (const hasEnded of [false, true]) {
    const { waitForState, endWork } = startAuth({ hasEnded });
    await waitForState('signedOut');
    expect(endWork).toHaveBeenCalledTimes(hasEnded ? 0 : 1);
  }
});

test('the server’s answer replaces the stored user', async () => {
  const { waitForState } = startAuth({ stored: { ...maya, role: 'admin' }, readIdentity: () => Promise.resolve(maya) });
  const { context } = await waitForState('signedIn');
  expect(context.user).toEqual(maya);
});

test.each([unreachable, new ApiError('unavailable', 'Later.'), new ApiError('too_many', 'Later.')])(
  'the stored user stays signed in when the identity check fails with %s',
  async (trouble) => {
    const { waitForState, forget } = startAuth({ stored: maya, readIdentity: () => Promise.reject(trouble) });
    const { context } = await waitForState('signedIn');
    expect(context.user).toEqual(maya);
    expect(forget).not.toHaveBeenCalled();
  },
);

test('a token without a stored user is kept when the server cannot be reached', async () => {
  const { waitForState, forget } = startAuth({ readIdentity: () => Promise.reject(unreachable) });
  await waitForState('signedOut');
  expect(forget).not.toHaveBeenCalled();
});

test.each(['forbidden', 'not_found'] as const)(
  'an identity check that answers %s signs the person out and clears the device',
  async (code) => {
    const readIdentity = () => Promise.reject(new ApiError(code, 'There is no such person.'));
    const { waitForState, forget } = startAuth({ stored: maya, readIdentity });
    const { context } = await waitForState('signedOut');
    expect(context.user).toBeNull();
    expect(forget).toHaveBeenCalledOnce();
  },
);

test('a sign-in session that ends during the identity check signs the person out and reports its end', async () => {
  const { waitForState, emit, forget } = startAuth({ stored: maya, readIdentity: () => new Promise(() => {}) });
  emit({ type: 'session.ended' });
  const { context } = await waitForState('signedOut');
  expect(context).toMatchObject({ user: null, hasEnded: true });
  expect(forget).toHaveBeenCalledOnce();
});

test('signing in sends the credentials and ends signed in', async () => {
  const enter = vi.fn<(entry: Entry) => Promise<User>>(() => Promise.resolve(maya));
  const { actor, waitForState } = startAuth({ enter });
  await waitForState('signedOut');
  actor.send(credentials);
  expect(actor.getSnapshot().value).toBe('signingIn');
  const { context } = await waitForState('signedIn');
  expect(enter).toHaveBeenCalledWith(credentials);
  expect(context.user).toEqual(maya);
});

test('registering ends signed in', async () => {
  const { actor, waitForState } = startAuth();
  await waitForState('signedOut');
  actor.send({ type: 'account.made', session: { token: 'token', user: maya } });
  const { context } = await waitForState('signedIn');
  expect(context.user).toEqual(maya);
});

test('a refused sign-in returns to signed out with the error, and the next try clears it', async () => {
  const answers = [() => Promise.reject(refused), () => new Promise<User>(() => {})];
  const { actor, waitForState } = startAuth({ enter: () => (answers.shift() as () => Promise<User>)() });
  await waitForState('signedOut');
  actor.send(credentials);
  const { context } = await waitForState('signedOut');
  expect(context.error).toBe(refused);
  actor.send(credentials);
  expect(actor.getSnapshot().context.error).toBeNull();
});

test('a second submit while signing in sends no second request', async () => {
  const enter = vi.fn<(entry: Entry) => Promise<User>>(() => new Promise(() => {}));
  const { actor, waitForState } = startAuth({ enter });
  await waitForState('signedOut');
  actor.send(credentials);
  actor.send(credentials);
  expect(enter).toHaveBeenCalledOnce();
});

// ASVS 14.3.1
test('signing out clears the device and notifies the other tabs at once', async () => {
  const { actor, waitForState, forget, endWork, postToTabs } = startAuth({
    stored: maya,
    readIdentity: () => Promise.resolve(maya),
  });
  await waitForState('signedIn');
  actor.send({ type: 'signOut.requested' });
  expect(actor.getSnapshot().value).toBe('signingOut');
  expect(endWork).toHaveBeenCalledOnce();
  expect(postToTabs).toHaveBeenCalledWith({ keepsWork: false });
  const { context } = await waitForState('signedOut');
  expect(context).toMatchObject({ user: null, hasEnded: false });
  expect(forget.mock.calls).toEqual([[{ keepsWork: false }]]);
});

test('signing out waits at most five seconds for the server', async () => {
  const { actor, clock, waitForState, forget } = startAuth({
    stored: maya,
    readIdentity: () => Promise.resolve(maya),
    signOut: () => new Promise(() => {}),
  });
  await waitForState('signedIn');
  actor.send({ type: 'signOut.requested' });
  clock.increment(4999);
  expect(actor.getSnapshot().value).toBe('signingOut');
  clock.increment(1);
  expect(actor.getSnapshot()).toMatchObject({ value: 'signedOut', context: { user: null } });
  expect(forget).toHaveBeenCalledOnce();
});

test('signing out clears the device when the server cannot be reached', async () => {
  const { actor, waitForState, forget } = startAuth({
    stored: maya,
    readIdentity: () => Promise.resolve(maya),
    signOut: () => Promise.reject(unreachable),
  });
  await waitForState('signedIn');
  actor.send({ type: 'signOut.requested' });
  await waitForState('signedOut');
  expect(forget).toHaveBeenCalledOnce();
});

test('a sign-in session that the server ended signs the person out and reports its end', async () => {
  const { emit, waitForState, forget } = startAuth({ stored: maya, readIdentity: () => Promise.resolve(maya) });
  await waitForState('signedIn');
  emit({ type: 'session.ended' });
  const { context } = await waitForState('signedOut');
  expect(context).toMatchObject({ user: null, hasEnded: true });
  expect(forget).toHaveBeenCalledOnce();
});

test('a sign-in session that the server ended keeps the person’s drafts', async () => {
  const { emit, waitForState, forget } = startAuth({ stored: maya, readIdentity: () => Promise.resolve(maya) });
  await waitForState('signedIn');
  emit({ type: 'session.ended' });
  await waitForState('signedOut');
  emit({ type: 'session.ended' });
  expect(forget.mock.calls).toEqual([[{ keepsWork: true }]]);
});

test('the idle timeout signs the person out at once, keeps their drafts and notifies the server and the other tabs', async () => {
  const signOut = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const { actor, waitForState, forget, postToTabs } = startAuth({
    stored: maya,
    readIdentity: () => Promise.resolve(maya),
    signOut,
  });
  await waitForState('signedIn');
  actor.send({ type: 'timeout.expired' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'signingOut', context: { user: null, hasEnded: true } });
  expect(postToTabs).toHaveBeenCalledWith({ keepsWork: true });
  await waitForState('signedOut');
  expect(signOut).toHaveBeenCalledOnce();
  expect(forget.mock.calls).toEqual([[{ keepsWork: true }]]);
});

test('the idle timeout runs only while a person is signed in', async () => {
  const { actor, waitForState, watchers } = startAuth();
  await waitForState('signedOut');
  expect(watchers()).toBe(0);
  actor.send(credentials);
  await waitForState('signedIn');
  expect(watchers()).toBe(1);
  actor.send({ type: 'signOut.requested' });
  await waitForState('signedOut');
  expect(watchers()).toBe(0);
});

test('the timeout warning shows until it is withdrawn or the sign-in session ends', async () => {
  const { actor, waitForState, watched } = startAuth({ stored: maya, readIdentity: () => Promise.resolve(maya) });
  const timeout = { isWarning: true, isFinal: false, endsAt: 900_000, idle: 900_000, lead: 120_000 };
  await waitForState('signedIn');
  actor.send({ type: 'timeout.changed', timeout });
  expect(actor.getSnapshot().context.timeout).toEqual(timeout);
  actor.send({ type: 'session.stayed' });
  expect(watched).toHaveBeenCalledWith({ type: 'session.stayed' });
  actor.send({ type: 'timeout.changed', timeout: null });
  expect(actor.getSnapshot().context.timeout).toBeNull();
  actor.send({ type: 'timeout.changed', timeout });
  actor.send({ type: 'session.ended' });
  await waitForState('signedOut');
  expect(actor.getSnapshot().context.timeout).toBeNull();
});

test.each([
  ['signs out', false],
  ['is idle for too long', true],
])('a person who %s in one tab is signed out in this tab', async (_, keepsWork) => {
  const { emit, waitForState, forget, postToTabs } = startAuth({
    stored: maya,
    readIdentity: () => Promise.resolve(maya),
  });
  await waitForState('signedIn');
  emit({ type: 'session.endedElsewhere', keepsWork });
  const { context } = await waitForState('signedOut');
  expect(context).toMatchObject({ user: null, hasEnded: keepsWork });
  expect(forget.mock.calls).toEqual([[{ keepsWork }]]);
  expect(postToTabs).not.toHaveBeenCalled();
});

test('a tab restarts when another person signs in in another tab', async () => {
  const { emit, waitForState, startOver } = startAuth({ stored: maya, readIdentity: () => Promise.resolve(maya) });
  await waitForState('signedIn');
  emit({ type: 'identity.changed', isSomeone: true });
  expect(startOver).toHaveBeenCalledOnce();
  await waitForState('signedIn');
});

test('a guest’s tab restarts when a person signs in in another tab, and stays when one signs out', async () => {
  const { emit, waitForState, startOver } = startAuth();
  await waitForState('signedOut');
  emit({ type: 'identity.changed', isSomeone: false });
  emit({ type: 'session.endedElsewhere', keepsWork: true });
  expect(startOver).not.toHaveBeenCalled();
  emit({ type: 'identity.changed', isSomeone: true });
  expect(startOver).toHaveBeenCalledOnce();
});

test('a changed profile updates the signed-in user at once', async () => {
  const { actor, waitForState } = startAuth({ stored: maya, readIdentity: () => Promise.resolve(maya) });
  await waitForState('signedIn');
  actor.send({ type: 'user.changed', user: { ...maya, name: 'Maya O.' } });
  expect(actor.getSnapshot().context.user?.name).toBe('Maya O.');
});
