import { type Call, type User, getMe, giveSecondFactor, login, logout } from '@mediation/api-client';
import { fromCallback, fromPromise } from 'xstate';
import type { Backend } from '../backend/backend.ts';
import { endpointOptions } from '../backend/use-endpoint.ts';
import { type AuthEvent, authMachine, type Entry } from './auth.machine.ts';
import { beginWork, claimTab, endWork, forgetPerson } from './forget-person.ts';
import { applyGuestBrand } from '../appearance/guest-brand.ts';
import { applyMemberBrand } from '../appearance/member-brand.ts';
import { loadWithRetry } from '../browser/load-with-retry.ts';
import { isExiting, quickExit } from '../safety/quick-exit.ts';
import { identityKeys, storedSession } from './stored-session.ts';
import { storedTimes } from '../idle/stored-times.ts';
import { listenToTabs, postToTabs } from '../browser/tabs.ts';

export interface SessionDeps {
  /** Loaded on first use: a guest on the landing page does not need it. */
  backend: () => Promise<Backend>;
  /** Discards everything in memory and opens the first page. */
  startOver: () => void;
  /** The address at which the app was opened. */
  asked: string;
  /** Ends its timers and listeners. The person stays signed in. */
  signal?: AbortSignal | undefined;
}

/** Connects the auth machine to the browser and the server. */
export function connectedAuth({ backend, startOver }: Pick<SessionDeps, 'backend' | 'startOver'>) {
  let isOver = false;
  return authMachine.provide({
    actors: {
      watchOutside: fromCallback<AuthEvent>(({ sendBack }) => {
        const stop = new AbortController();
        const end = () => sendBack({ type: 'session.ended' });
        const compare = ({ key, oldValue, newValue }: StorageEvent) => {
          if (isExiting() || !isOtherIdentity(key, oldValue, newValue)) return;
          const isSomeone = storedSession.token() !== null;
          if (!isSomeone && storedSession.hasRunOut()) sendBack({ type: 'session.endedElsewhere', keepsWork: true });
          else sendBack({ type: 'identity.changed', isSomeone });
        };
        listenToTabs((news) => {
          if (news.kind === 'ended') sendBack({ type: 'session.endedElsewhere', keepsWork: news.keepsWork });
          if (news.kind === 'exited') quickExit({ notifies: false });
        }, stop.signal);
        globalThis.addEventListener('app:unauthorized', end, stop);
        globalThis.addEventListener('app:factor-due', () => sendBack({ type: 'factor.due' }), stop);
        globalThis.addEventListener('storage', compare, stop);
        return () => stop.abort();
      }),
      readIdentity: fromPromise<User | null>(async () => {
        // The unloading page would lose the renewed cookie, and the next page would send the old one.
        if (isOver) await new Promise(() => {});
        if (storedSession.token() === null) return null;
        const { call, queries } = await backend();
        // Kept for the pages, which read it, too.
        const options = { ...endpointOptions(call, getMe, {}), staleTime: 0, retry: false };
        const { user } = await queries.fetchQuery(options);
        claimTab(user.id);
        storedSession.saveUser(user);
        return user;
      }),
      enter: fromPromise<User, Entry>(async ({ input }) => {
        const connected = await backend();
        const { call } = connected;
        const session = await sessionOf(call, input);
        beginWork(session.user.id);
        storedSession.save(session);
        storedTimes.saveSeen(Date.now());
        await applyMemberBrand(connected, session.user);
        return session.user;
      }),
      signOut: fromPromise<void>(async () => {
        const { call } = await backend();
        await call(logout);
      }),
      watchTimeout: fromCallback<AuthEvent>(({ sendBack, receive }) => {
        const stop = new AbortController();
        const begin = async () => {
          const { startTimeout } = await loadWithRetry(() => import('../idle/timeout.ts'));
          if (stop.signal.aborted) return;
          const timeout = startTimeout(backend, {
            changed: (it) => sendBack({ type: 'timeout.changed', timeout: it }),
            ended: () => sendBack({ type: 'timeout.expired' }),
            roleChanged: () => sendBack({ type: 'identity.changed', isSomeone: true }),
          });
          receive(timeout.stay);
          stop.signal.addEventListener('abort', timeout.stop);
        };
        void begin();
        return () => stop.abort();
      }),
    },
    actions: {
      postToTabs: (_, { keepsWork }) => postToTabs({ kind: 'ended', keepsWork }),
      forget: ({ context }, { keepsWork }) => {
        forgetPerson(context.user?.id, { keepsWork });
        void backend().then(({ queries }) => queries.clear());
        void applyGuestBrand(backend);
      },
      endWork,
      startOver: () => {
        isOver = true;
        startOver();
      },
    },
  });
}

async function sessionOf(call: Call, entry: Entry) {
  if (entry.type === 'account.made') return entry.session;
  if (entry.type === 'signIn.submitted') return call(login, entry);
  if (entry.type === 'factor.submitted') return call(giveSecondFactor, entry);
  const { enterWithPasskey } = await loadWithRetry(() => import('./second-step/passkeys.ts'));
  return enterWithPasskey(call);
}

/**
 * A renewed token or a changed name is still the same person; only signing in, signing out or another person counts.
 */
export function isOtherIdentity(key: string | null, before: string | null, after: string | null) {
  if (key === null) return true;
  if (!identityKeys.includes(key)) return false;
  return personIn(before) !== personIn(after);
}

function personIn(value: string | null) {
  if (value === null) return null;
  try {
    const isUser = value.startsWith('{');
    const claims = isUser ? value : atob((value.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const { sub, id, role } = JSON.parse(claims) as { sub?: string; id?: string; role?: string };
    return isUser ? `${id} ${role}` : sub;
  } catch {
    return value;
  }
}
