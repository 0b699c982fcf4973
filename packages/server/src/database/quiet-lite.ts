import { AsyncLocalStorage } from 'node:async_hooks';
import { createLog } from '../operations/log.ts';

/**
 * What a client can cause: bad data, broken rules, missing rights, what a view or a function refuses (by the class of
 * SQLSTATE), and names of things that are not there.
 */
const isCausedByClient = ({ code = '', message }: Fault) =>
  /^(0A|22|23|42|55|P0|MP|PGRST)/.test(code) || message.startsWith('Could not find');

/** What the database says when it refuses a statement. */
export type Fault = Error & { code?: string };

type OnRefusal = (fault: Fault) => void;

/**
 * Gives a way to run Lite without its habit of printing every failed statement together with the values in it, which
 * are names and messages of people. What a client caused is told to `onRefusal`; what we cause ourselves is logged,
 * without its values.
 */
export function quieten(): <T>(work: () => Promise<T>, onRefusal: OnRefusal) => Promise<T> {
  const inLite = new AsyncLocalStorage<OnRefusal>();
  const { error: print } = console;
  const log = createLog({ level: 'error', write: (line) => print(line.trimEnd()) });
  console.error = (...args: unknown[]) => {
    const onRefusal = inLite.getStore();
    if (!onRefusal) return print(...args);
    const fault = args.find((it): it is Fault => it instanceof Error);
    if (fault && isCausedByClient(fault)) onRefusal(fault);
    else if (fault) log.error({ err: fault }, 'supabase');
  };
  return (work, onRefusal) => inLite.run(onRefusal, work);
}
