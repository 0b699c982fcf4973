import { i18n } from '@lingui/core';
import { ApiError, type Call, type Failure, createCall, refresh, type Session } from '@mediation/api-client';
import { createTokens } from './tokens.ts';

/** Stores the access token of the signed-in person. */
export interface TokenStore {
  token: () => string | null;
  save: (session: Session) => void;
  clearToken: () => void;
}

/** The connection settings of the app. */
export interface Transport {
  /** The server's origin; empty for the page's own origin. */
  baseUrl?: string;
  fetch?: typeof globalThis.fetch;
}

/** Calls as the signed-in person, and the token for direct reads and the live connection. */
export interface Api {
  call: Call;
  token: () => Promise<string | null>;
}

/** The refusals that no renewal survives. */
const isOver = new Set<Failure>(['unauthenticated', 'second_factor', 'forbidden']);

/**
 * The one client of the app. It renews the token before it ends, tries once more after a 401, and raises
 * `app:unauthorized` when the sign-in session is over. Public calls carry no token: there a 401 is an answer like any other.
 */
export function createApi(
  store: TokenStore,
  { baseUrl = '', fetch = (...request) => globalThis.fetch(...request) }: Transport,
): Api {
  /** The server words its refusals in the language of the page, which need not be that of the browser. */
  const ask = (url: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>;
    return fetch(url, { ...init, headers: { ...headers, 'accept-language': i18n.locale } });
  };
  const callAsGuest = createCall({ baseUrl, token: () => null, fetch: ask });

  /** Dispatched before the token is cleared, so that listeners can record why before other tabs see it gone. */
  const endSession = () => {
    globalThis.dispatchEvent(new Event('app:unauthorized'));
    store.clearToken();
  };

  const renew = async () => {
    try {
      const session = await callAsGuest(refresh);
      return { token: session.token, keep: () => store.save(session) };
    } catch (error) {
      if (error instanceof ApiError && isOver.has(error.code)) return null;
      throw error;
    }
  };
  const tokens = createTokens({ read: store.token, renew, end: endSession, alone });

  const send = async (url: string, init: RequestInit) => {
    const response = await ask(url, init);
    const headers = init.headers as Record<string, string>;
    const used = headers['authorization']?.replace('Bearer ', '');
    if (response.status !== 401 || used === undefined) return response;
    const token = await tokens.instead(used).catch(() => null);
    if (token === null) return response;
    const again = await ask(url, { ...init, headers: { ...headers, authorization: `Bearer ${token}` } });
    if (again.status === 401 && store.token() === token) endSession();
    return again;
  };
  const callAsUser = createCall({ baseUrl, token: tokens.current, fetch: send });

  return {
    call: (endpoint, ...args) => (endpoint.access === 'public' ? callAsGuest : callAsUser)(endpoint, ...args),
    token: tokens.current,
  };
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
