import { AsyncLocalStorage } from 'node:async_hooks';
import { createLog } from '../operations/log.ts';

/**
 * Errors that a client can cause: invalid data, violated constraints, missing rights, errors raised by views and
 * functions (by the class of SQLSTATE), and unknown names.
 */
const isCausedByClient = ({ code = '', message }: Fault) =>
  /^(0A|22|23|42|55|P0|MP|PGRST)/.test(code) || message.startsWith('Could not find');

/** The error that the database raises when it refuses a statement. */
export type Fault = Error & { code?: string };

type OnRefusal = (fault: Fault) => void;

/**
 * Runs Lite without its log of every failed statement with its values, which are people's names and messages. Errors
 * caused by a client go to `onRefusal`; errors caused by us are logged without values.
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
