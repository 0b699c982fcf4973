const early = 60_000;

/** When a token ends, read from its own claims without checking them. A token that says nothing never ends. */
export function expiryOf(token: string): number {
  try {
    const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp } = JSON.parse(atob(claims)) as { exp?: number };
    return exp === undefined ? Number.POSITIVE_INFINITY : exp * 1000;
  } catch {
    return Number.POSITIVE_INFINITY;
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

/** Keeps a short-lived token fresh: however many calls need a new one, one request fetches it. */
export function createTokens({ read, renew, end, now = Date.now, alone = (work) => work() }: TokenSource) {
  let renewal: Promise<string | null> | null = null;

  async function replace(stale: string) {
    const stored = read();
    if (stored !== stale) return stored;
    const successor = await renew();
    if (read() !== stale) return read();
    if (successor === null) end();
    else successor.keep();
    return successor?.token ?? null;
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
      if (token === null || expiryOf(token) - now() > early) return token;
      return instead(token).catch(() => token);
    },
  };
}
