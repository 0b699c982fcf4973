/**
 * A client that has some calls at hand and fetches the others when one of them is first made. A call answers later
 * anyway, so nobody who makes one sees the difference. A failed fetch fails that call, and the next one tries again.
 */
export function withLateCalls<Now extends object, Late extends object>(
  now: Now,
  load: () => Promise<Late>,
): Now & Late {
  let loading: Promise<Late> | undefined;
  const fetched = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  const late =
    (name: string) =>
    async (...input: unknown[]) => {
      const calls = (await fetched()) as Record<string, (...input: unknown[]) => unknown>;
      return calls[name]?.(...input);
    };
  return new Proxy(now, {
    get: (at, name, receiver) =>
      typeof name === 'symbol' || name === 'then' || name in at ? Reflect.get(at, name, receiver) : late(name),
  }) as Now & Late;
}
