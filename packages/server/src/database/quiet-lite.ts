import { AsyncLocalStorage } from 'node:async_hooks';
import { createLog } from '../operations/log.ts';

/**
 * What a client can cause: bad data, broken rules, missing rights, what a view or a function refuses (by the class of
 * SQLSTATE), and names of things that are not there.
 */
const isCausedByClient = ({ code = '', message }: Fault) =>
  /^(0A|22|23|42|55|P0|MP|PGRST)/.test(code) || message.startsWith('Could not find');

type Fault = Error & { code?: string };

/**
 * Gives a way to run Lite without its habit of printing every failed statement together with the values in it, which
 * are names and messages of people. What we cause ourselves is still told, without its values.
 */
export function quieten(): <T>(work: () => Promise<T>) => Promise<T> {
  const inLite = new AsyncLocalStorage<true>();
  const { error: print } = console;
  const log = createLog({ level: 'error', write: (line) => print(line.trimEnd()) });
  console.error = (...args: unknown[]) => {
    if (!inLite.getStore()) return print(...args);
    const fault = args.find((it): it is Fault => it instanceof Error);
    if (fault && !isCausedByClient(fault)) log.error({ err: fault }, 'supabase');
  };
  return (work) => inLite.run(true, work);
}
