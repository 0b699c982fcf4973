import { fork } from 'node:child_process';
import { once } from 'node:events';
import { effort } from './effort.ts';
import { median, quantile } from './median.ts';
import type { World } from './world.ts';

const { messages } = effort.realtime;

/** What the listeners report: how long each delivery of a message took, in milliseconds. */
export interface Deliveries {
  latencies: number[];
}

/** From the request that writes a message to its delivery at every socket, for more and more sockets. */
export async function measureRealtime(world: World) {
  const results = [];
  for (const sockets of effort.realtime.sockets) results.push({ sockets, ...(await measure(world, sockets)) });
  const floor = results[0]!.p50;
  return results.map(({ sockets, p50, p95, missing }) => ({
    sockets,
    'p50 ms': p50.toFixed(1),
    'p95 ms': p95.toFixed(1),
    'p50 to 2 sockets': (p50 / floor).toFixed(2),
    'never delivered': missing,
  }));
}

/** The listeners are a process of their own, so that receiving does not hold up sending. */
async function measure({ server, mediator, party, channelId, origin }: World, sockets: number) {
  const child = fork(new URL('listeners.ts', import.meta.url), { stdio: 'inherit' });
  const tokens = [mediator.token, party.token];
  child.send({ origin, key: server.backend.publishableKey, tokens, channelId, sockets, messages });
  await once(child, 'message');
  const done = once(child, 'message') as Promise<[Deliveries]>;
  for (let sent = 0; sent < messages; sent += 1) {
    const { postMessage: say } = mediator.api;
    await say({ channelId, content: String(performance.timeOrigin + performance.now()) });
    await new Promise((later) => {
      setTimeout(later, 100);
    });
  }
  const [{ latencies }] = await done;
  child.kill();
  const missing = sockets * messages - latencies.length;
  return { p50: median(latencies), p95: quantile(latencies, 0.95), missing };
}
