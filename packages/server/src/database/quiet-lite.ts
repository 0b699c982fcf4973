import { AsyncLocalStorage } from 'node:async_hooks';

/** SQLSTATE classes of what a client can cause: bad data, broken rules, missing rights, errors raised by functions. */
const causedByClient = /^(22|23|42|P0|MP|PGRST)/;

/**
 * Gives a way to run Lite without its habit of printing every failed statement together with the values in it, which
 * are names and messages of people. What we cause ourselves is still told, by its code and message.
 */
export function quieten(): <T>(work: () => Promise<T>) => Promise<T> {
  const inLite = new AsyncLocalStorage<true>();
  const { error: print } = console;
  console.error = (...args: unknown[]) => {
    if (!inLite.getStore()) return print(...args);
    const fault = args.find((it) => it instanceof Error) as (Error & { code?: string }) | undefined;
    if (fault && !causedByClient.test(fault.code ?? '')) print(`supabase: ${fault.code ?? fault.name}: ${fault.message}`);
  };
  return (work) => inLite.run(true, work);
}
