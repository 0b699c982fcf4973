import { ApiError, clientOf } from '@mediation/api-client';
import { storedSession } from '../session/stored-session.ts';
import { type Calls, calls } from './calls.ts';
import { createTokens } from './tokens.ts';
import { withLateCalls } from './with-late-calls.ts';

/** The calls of the page's own person, and the token that direct reads and the live connection use. */
export interface Api {
  api: Calls;
  token: () => Promise<string | null>;
}

/**
 * The one client of the app. It renews the token before it ends, tries once more after a 401, and raises
 * `app:unauthorized` when the session is over. Getting in is left out: there a 401 is an answer like any other.
 */
export function createApi(baseUrl = ''): Api {
  const guest = clientOf(calls, { baseUrl, token: () => null });
  const tokens = createTokens({ read: storedSession.token, renew: () => renew(guest), end: endSession, alone });

  const send = async (url: string, init: RequestInit) => {
    const response = await fetch(url, init);
    const headers = init.headers as Record<string, string>;
    const used = headers['authorization']?.replace('Bearer ', '');
    if (response.status !== 401 || used === undefined) return response;
    const token = await tokens.instead(used).catch(() => null);
    if (token === null) return response;
    const again = await fetch(url, { ...init, headers: { ...headers, authorization: `Bearer ${token}` } });
    if (again.status === 401 && storedSession.token() === token) endSession();
    return again;
  };

  const { login, refresh } = guest;
  const options = { baseUrl, token: tokens.current, fetch: send };
  const now = { ...clientOf(calls, options), login, refresh };
  const api = withLateCalls(now, async () => {
    const lateCalls = await import('./late-calls.ts');
    const { register, confirmRegistration } = clientOf(lateCalls, { baseUrl, token: () => null });
    return { ...clientOf(lateCalls, options), register, confirmRegistration };
  });
  return { api, token: tokens.current };
}

async function renew(guest: Pick<Calls, 'refresh'>) {
  try {
    const session = await guest.refresh();
    return { token: session.token, keep: () => storedSession.save(session) };
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'unauthenticated' || error.code === 'forbidden')) return null;
    throw error;
  }
}

/** Who hears of it may leave word of the reason first, before the other tabs see the token go. */
function endSession() {
  globalThis.dispatchEvent(new Event('app:unauthorized'));
  storedSession.clearToken();
}

/** The renewing cookie is replaced on each use, so tabs take turns where the browser can arrange it. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  let isMyTurn = false;
  try {
    return await navigator.locks.request('session-renewal', () => {
      isMyTurn = true;
      return work();
    });
  } catch (error) {
    // Browsers that block storage refuse locks as well.
    if (isMyTurn) throw error;
    return work();
  }
}
