/** The clock of this process while stories are played. The embedded database reads it, too. */
export interface Clock {
  /** Goes forward to this moment; never back. */
  goTo: (moment: number) => void;
}

/**
 * Plays the past: until `work` ends, the clock of this process stands where it is set, and runs on from there. Nothing
 * else may run meanwhile, so this is for a server that accepts no requests yet.
 */
export async function playPast<T>(work: (clock: Clock) => Promise<T>): Promise<T> {
  const Real = globalThis.Date;
  let ahead = -Infinity;
  const now = () => Math.min(Real.now(), Number.isFinite(ahead) ? Real.now() + ahead : Real.now());
  const goTo = (moment: number) => {
    ahead = Math.max(ahead, moment - Real.now());
  };
  const Played: DateConstructor = new Proxy(Real, {
    construct: (target, args, made) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, made === Played ? target : made) as Date,
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  globalThis.Date = Played;
  try {
    return await work({ goTo });
  } finally {
    globalThis.Date = Real;
  }
}
