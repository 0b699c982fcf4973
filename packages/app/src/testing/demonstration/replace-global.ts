/** Replaces a global until the returned function is called. */
export function replaceGlobal(name: string, replacement: PropertyDescriptor): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis, name);
  Object.defineProperty(globalThis, name, { configurable: true, ...replacement });
  return () => void (before && Object.defineProperty(globalThis, name, before));
}

/** A `Date` whose current time is `now()`. */
export function dateAt(now: () => number): DateConstructor {
  const dateAtNow: DateConstructor = new Proxy(Date, {
    construct: (target, args, made) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, made === dateAtNow ? target : made) as Date,
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  return dateAtNow;
}
