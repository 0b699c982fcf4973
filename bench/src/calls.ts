import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import autocannon from 'autocannon';
import { Hono } from 'hono';
import { effort } from './effort.ts';
import { median } from './median.ts';
import type { World } from './world.ts';

const connections = 20;
const { rounds, seconds } = effort.calls;

/** Answers what a call of ours answered, with nothing behind it: the floor. */
async function startBare(answer: unknown) {
  const app = new Hono().get('/', (c) => (c.req.header('authorization') ? c.json(answer) : c.text('', 401)));
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

/** Requests a second and latencies of calls over HTTP, in rounds that take turns, as ratios to the bare answer. */
export async function measureCalls({ party, mediator, caseId, channelId, origin }: World) {
  const { messages } = await mediator.api.listMessages({ channelId });
  const bare = await startBare({ messages });
  const oldest = messages[0]!.id;
  const calls: [name: string, url: string, person: World['party']][] = [
    ['bare Hono answer, 50 messages', bare.url, party],
    ['GET notifications, 20', `${origin}/api/notifications?limit=20`, party],
    ['GET the newest 50 of 100,000 messages', `${origin}/api/chat/channels/${channelId}/messages`, party],
    ['GET the 50 before those', `${origin}/api/chat/channels/${channelId}/messages?before=${oldest}`, party],
    ['GET the case', `${origin}/api/cases/${caseId}`, party],
    ['GET the newest 50 of 3,000 documents', `${origin}/api/uploads?limit=50`, mediator],
    ['GET the 50 that waited longest of 1,000', `${origin}/api/uploads/pending?limit=50`, mediator],
    ['GET 50 of 1,000 by words', `${origin}/api/uploads/pending?limit=50&search=statement%202`, mediator],
  ];
  const found = new Map<string, { rate: number[]; p50: number[]; p97: number[] }>();
  for (let round = 0; round < rounds; round += 1)
    for (const [name, url, { token }] of calls) {
      const headers = { authorization: `Bearer ${token}` };
      const { requests, latency, non2xx } = await autocannon({ url, connections, duration: seconds, headers });
      if (non2xx > 0) throw new Error(`${name}: ${non2xx} answers were failures.`);
      const figures = found.get(name) ?? { rate: [], p50: [], p97: [] };
      figures.rate.push(requests.average);
      figures.p50.push(latency.p50);
      figures.p97.push(latency.p97_5);
      found.set(name, figures);
    }
  bare.close();
  const floor = median(found.get('bare Hono answer, 50 messages')!.rate);
  return [...found].map(([name, { rate, p50, p97 }]) => ({
    call: name,
    'req/s': Math.round(median(rate)),
    'of bare': (median(rate) / floor).toFixed(3),
    'p50 ms': median(p50),
    'p97.5 ms': median(p97),
  }));
}
