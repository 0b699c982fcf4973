import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@mediation/api-client';
import { WebSocketServer } from 'ws';
import { type TrustedProxies, addressBehind } from '../http/guard/remote-address.ts';
import { isSameOrigin } from '../http/guard/same-origin.ts';
import type { Backend } from '../backend.ts';
import type { Log } from '../operations/log.ts';
import { type Announcement, type Subscription, deliver, publishedTables } from './changes.ts';
import { limitSockets, tooManySockets } from './limit-sockets.ts';
import { serveSocket } from './socket.ts';

const path = '/realtime/v1/websocket';
const pingEveryMs = 30_000;
const goingAway = 1001;

interface GatewayOptions {
  log: Log;
  trustedProxies?: TrustedProxies | undefined;
}

/**
 * The embedded replacement for hosted Realtime: the same client receives inserts of published tables, and each person
 * only the rows that row-level security shows them at that moment.
 */
export async function startGateway(server: Server, backend: Backend, { log, trustedProxies }: GatewayOptions) {
  const ofPerson = limitSockets(limits.realtimeSocketsPerPerson);
  const ofAddress = limitSockets(limits.realtimeSocketsPerAddress);
  const { db, listen, verifyToken } = backend;
  const tables = await publishedTables(db);
  const subscriptions = new Set<Subscription>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024, perMessageDeflate: false });
  const answered = new WeakSet<object>();

  server.on('upgrade', (request, socket, head) => {
    const refusal = refuse(URL.parse(request.url ?? '', 'http://here'), request.headers, backend);
    if (refusal) return turnAway(socket, refusal);
    return sockets.handleUpgrade(request, socket, head, (client) => {
      answered.add(client);
      client.on('pong', () => answered.add(client));
      if (!ofAddress(addressOf(request, trustedProxies), client))
        return client.close(tooManySockets, 'Too many connections.');
      const hasCapacity = (userId: string) => ofPerson(userId, client);
      return serveSocket(client, { verifyToken, subscriptions, hasCapacity, columnsOf: (table) => tables.get(table) });
    });
  });

  const pulse = setInterval(() => {
    for (const client of sockets.clients) {
      if (!answered.delete(client)) client.terminate();
      else client.ping();
    }
  }, pingEveryMs);

  let tail = Promise.resolve();
  const announce = (payload: string) => {
    const announcement = JSON.parse(payload) as Announcement;
    tail = tail
      .then(() => deliver(db, announcement, tables.get(announcement.table) ?? [], subscriptions))
      .catch((error: unknown) => log.error({ err: error }, 'realtime'));
  };
  // Disconnected clients reconnect and read what they missed.
  const cutOff = () => sockets.clients.forEach((it) => it.terminate());
  await listen('realtime', announce, cutOff);

  return {
    count: () => sockets.clients.size,
    /** Asks clients to reconnect elsewhere and disconnects the rest after a second. */
    close: async () => {
      clearInterval(pulse);
      const open = [...sockets.clients];
      const gone = Promise.all(open.map((it) => once(it, 'close')));
      for (const socket of open) socket.close(goingAway);
      sockets.close();
      await Promise.race([gone, sleep(1000)]);
      cutOff();
    },
  };
}

function addressOf({ socket, headers }: IncomingMessage, proxies: TrustedProxies | undefined): string {
  const address = socket.remoteAddress ?? 'unknown';
  const forwardedFor = headers['x-forwarded-for'];
  return proxies && forwardedFor ? addressBehind(proxies, address, String(forwardedFor)) : address;
}

function refuse(
  url: URL | null,
  headers: IncomingHttpHeaders,
  { publishableKey, publicOrigin }: Backend,
): string | undefined {
  if (url?.pathname !== path) return '404 Not Found';
  if (url.searchParams.get('apikey') !== publishableKey) return '401 Unauthorized';
  if ((url.searchParams.get('vsn') ?? '2.0.0') !== '2.0.0') return '400 Bad Request';
  return isSameOrigin(headers.origin, headers.host, publicOrigin) ? undefined : '403 Forbidden';
}

function turnAway(socket: Duplex, status: string) {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
