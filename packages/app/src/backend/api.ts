import { i18n } from '@lingui/core';
import {
  ApiError,
  batched,
  type Call,
  type ClientOptions,
  type Failure,
  createCall,
  refresh,
  type Session,
} from '@mediation/api-client';
import { createTokens } from './tokens.ts';

type Fetch = NonNullable<ClientOptions['fetch']>;

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
  /** By default that of the browser, with the reads of one moment in one request. */
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
export function createApi(store: TokenStore, { baseUrl = '', fetch }: Transport): Api {
  const carry: Fetch = fetch ?? batched((url, init) => globalThis.fetch(url, init));
  /** The server words its refusals in the language of the page, which need not be that of the browser. */
  const ask: Fetch = (url, init, endpoint) => {
    const headers = init.headers as Record<string, string>;
    return carry(url, { ...init, headers: { ...headers, 'accept-language': i18n.locale } }, endpoint);
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

  const send: Fetch = async (url, init, endpoint) => {
    const response = await ask(url, init, endpoint);
    const headers = init.headers as Record<string, string>;
    const used = headers['authorization']?.replace('Bearer ', '');
    if (response.status !== 401 || used === undefined) return response;
    const token = await tokens.instead(used).catch(() => null);
    if (token === null) return response;
    const asUser = { ...init, headers: { ...headers, authorization: `Bearer ${token}` } };
    const again = await ask(url, asUser, endpoint);
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
