const early = 60_000;

/** Returns the expiry in a token's claims. A token without one never expires. */
export const expiryOf = (token: string) => momentIn(token, 'exp') ?? Number.POSITIVE_INFINITY;

/** Reads a time from the claims of a token without verifying them. */
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
  /** Fetches a new token, or null when the sign-in session is over. Rejects when the server does not answer. */
  renew: () => Promise<{ token: string; keep: () => void } | null>;
  /** Called once when the sign-in session is over. */
  end: () => void;
  now?: () => number;
  /** Runs the work while no other tab runs its own. */
  alone?: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Keeps a short-lived token fresh: one request renews it for all waiting calls. A device clock that is wrong by more
 * than a token's lifetime would renew it for each call, so each renewal measures the difference.
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

  /** Replaces a token that was refused or is about to expire; null when the sign-in session is over. */
  const instead = (stale: string) => {
    renewal ??= alone(() => replace(stale)).finally(() => {
      renewal = null;
    });
    return renewal;
  };

  return {
    instead,
    /** Returns the current token, renewed if it is about to expire. */
    current: async () => {
      const token = read();
      if (token === null || expiryOf(token) + ahead - now() > early) return token;
      return instead(token).catch(() => token);
    },
  };
}
