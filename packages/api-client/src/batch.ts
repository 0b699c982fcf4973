import type { ClientOptions } from './client.ts';
import type { Endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

type Fetch = NonNullable<ClientOptions['fetch']>;

/** A read that waits for the others of its moment. */
interface Waiting {
  path: string;
  init: RequestInit;
  settle: PromiseWithResolvers<Response>;
}

/** The longest address that shares a request; a longer one could make the whole too long for a proxy. */
const longest = 300;

/** Searches of the database wait on nothing else, so none of them delays the others for long. */
const isShared = ({ method, runs = 'sql', answer = 'json' }: Endpoint, path: string) =>
  method === 'GET' && runs === 'sql' && answer === 'json' && path.length <= longest;

/**
 * Sends the reads of one moment with the same headers as one request, a `readBatch`. Each is answered as if it were sent
 * alone.
 */
export function batched(fetch: Fetch): Fetch {
  const waiting = new Map<string, Waiting[]>();

  return (url, init, endpoint) => {
    const at = url.startsWith('/') ? 0 : url.indexOf('/', url.indexOf('://') + 3);
    const [origin, path] = [url.slice(0, at), url.slice(at)];
    if (!isShared(endpoint, path)) return fetch(url, init, endpoint);
    const key = JSON.stringify([origin, init.headers]);
    const settle = Promise.withResolvers<Response>();
    const end = () => settle.reject(init.signal?.reason as Error);
    if (init.signal?.aborted) end();
    init.signal?.addEventListener('abort', end);
    const group = waiting.get(key) ?? [];
    if (group.push({ path, init, settle }) === 1)
      setTimeout(() => {
        waiting.delete(key);
        while (group.length > 0) void send(origin, group.splice(0, limits.batchSize), endpoint);
      });
    waiting.set(key, group);
    return settle.promise;
  };

  async function send(origin: string, reads: Waiting[], endpoint: Endpoint) {
    const [first] = reads;
    if (first === undefined) return;
    try {
      if (reads.length === 1) return first.settle.resolve(await fetch(origin + first.path, first.init, endpoint));
      const query = new URLSearchParams({ paths: reads.map(({ path }) => path).join(',') });
      const signal = AbortSignal.timeout(limits.requestTimeout);
      const response = await fetch(`${origin}/api/batch?${query}`, { ...first.init, signal }, endpoint);
      if (!response.ok) return reads.forEach(({ settle }) => settle.resolve(response.clone()));
      const { answers } = (await response.json()) as { answers: { status: number; body: unknown }[] };
      answers.forEach(({ status, body }, index) => reads[index]?.settle.resolve(Response.json(body, { status })));
    } catch (error) {
      reads.forEach(({ settle }) => settle.reject(error));
    }
  }
}
