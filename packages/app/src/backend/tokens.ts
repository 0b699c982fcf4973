const early = 60_000;

/** When a token ends, by its own claims. A token that says nothing never ends. */
export const expiryOf = (token: string) => momentIn(token, 'exp') ?? Number.POSITIVE_INFINITY;

/** A moment among the claims of a token, read without checking them. */
function momentIn(token: string, claim: 'exp' | 'iat') {
  try {
    const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const seconds = (JSON.parse(atob(claims)) as Partial<Record<typeof claim, number>>)[claim];
    return seconds === undefined ? null : seconds * 1000;
  } catch {
    return null;
  }
}

export interface TokenSource {
  read: () => string | null;
  /** A successor, or null when the server says that the session is over. Rejects when there was no answer. */
  renew: () => Promise<{ token: string; keep: () => void } | null>;
  /** Told once, when the session is over. */
  end: () => void;
  now?: () => number;
  /** Runs the work while no other tab does. */
  alone?: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Keeps a short-lived token fresh: however many calls need a new one, one request fetches it. A clock that is wrong by
 * more than a token lasts would ask for a new one each time, so each renewal shows how far it is ahead.
 */
export function createTokens({ read, renew, end, now = Date.now, alone = (work) => work() }: TokenSource) {
  let renewal: Promise<string | null> | null = null;
  let ahead = 0;

  async function replace(stale: string) {
    const stored = read();
    if (stored !== stale) return stored;
    const successor = await renew();
    if (read() !== stale) return read();
    if (successor === null) {
      end();
      return null;
    }
    successor.keep();
    ahead = now() - (momentIn(successor.token, 'iat') ?? now());
    return successor.token;
  }

  /** A token instead of one that was refused or is about to end; null when the session is over. */
  const instead = (stale: string) => {
    renewal ??= alone(() => replace(stale)).finally(() => {
      renewal = null;
    });
    return renewal;
  };

  return {
    instead,
    /** The token to use now, renewed when it is about to end. */
    current: async () => {
      const token = read();
      if (token === null || expiryOf(token) + ahead - now() > early) return token;
      return instead(token).catch(() => token);
    },
  };
}
