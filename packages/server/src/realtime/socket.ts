import { limits } from '@mediation/api-client';
import type { WebSocket } from 'ws';
import type { VerifyToken } from '../auth/token.ts';
import type { Claims } from '../database/database.ts';
import { type Subscription, bindingId, parseFilter } from './changes.ts';
import { tooManySockets } from './limit-sockets.ts';
import { type Binding, type Frame, Join, Renewal, parseFrame, push, reply } from './frames.ts';

const maxBufferedBytes = 1024 * 1024;
const maxFramesPerSecond = 50;

/** The dependencies of a socket. */
export interface SocketDeps {
  verifyToken: VerifyToken;
  /** The columns of each table that clients can subscribe to. */
  columnsOf: (table: string) => readonly { name: string }[] | undefined;
  subscriptions: Set<Subscription>;
  /** Whether a person may open one more socket. */
  hasCapacity: (userId: string) => boolean;
}

interface Channel {
  claims: Claims;
  subscriptions: Subscription[];
  expiry: NodeJS.Timeout;
}

/** Speaks the Phoenix protocol with one client until either side closes. */
export function serveSocket(socket: WebSocket, { verifyToken, columnsOf, subscriptions, hasCapacity }: SocketDeps) {
  const channels = new Map<string, Channel>();
  let framesThisSecond = 0;
  const secondHand = setInterval(() => (framesThisSecond = 0), 1000);

  const send = (data: string | Buffer) => {
    if (socket.bufferedAmount > maxBufferedBytes) socket.terminate();
    else socket.send(data, { binary: false });
  };

  function leave(topic: string) {
    const channel = channels.get(topic);
    if (!channel) return;
    channels.delete(topic);
    clearTimeout(channel.expiry);
    for (const subscription of channel.subscriptions) subscriptions.delete(subscription);
  }

  const expireAt = (topic: string, exp: number) =>
    setTimeout(
      () => {
        leave(topic);
        send(
          push(topic, 'system', { status: 'error', message: 'Token has expired', extension: 'system', channel: topic }),
        );
        send(push(topic, 'phx_close', {}));
      },
      Math.max(0, exp * 1000 - Date.now()),
    );

  const isKnown = ({ table, filter }: Binding) => {
    const columns = columnsOf(table);
    return columns !== undefined && (!filter || columns.some((it) => it.name === parseFilter(filter).column));
  };

  async function join(frame: Frame) {
    const [, , topic, , payload] = frame;
    const asked = Join.safeParse(payload);
    if (!asked.success) return send(reply(frame, 'error', { reason: 'A token and INSERT bindings are needed.' }));
    const bindings = asked.data.config.postgres_changes;
    if (!bindings.every(isKnown)) return send(reply(frame, 'error', { reason: 'This table cannot be listened to.' }));
    const claims = await verifyToken(asked.data.access_token).catch(() => undefined);
    if (!claims) return send(reply(frame, 'error', { reason: 'The token is not valid.' }));
    if (!hasCapacity(claims.sub)) return socket.close(tooManySockets, 'Too many connections.');
    leave(topic);
    if (channels.size >= limits.realtimeChannels) return send(reply(frame, 'error', { reason: 'Too many channels.' }));
    if (socket.readyState !== socket.OPEN) return;

    const mine = bindings.map((binding): Subscription => ({
      id: bindingId(binding),
      binding,
      topic,
      claims,
      send: (made) => send(made(topic)),
    }));
    channels.set(topic, { claims, subscriptions: mine, expiry: expireAt(topic, claims.exp) });
    for (const subscription of mine) subscriptions.add(subscription);
    send(reply(frame, 'ok', { postgres_changes: mine.map(({ id, binding }) => ({ id, ...binding })) }));
    send(
      push(topic, 'system', {
        extension: 'postgres_changes',
        status: 'ok',
        message: 'Subscribed to PostgreSQL',
        channel: topic.replace(/^realtime:/, ''),
      }),
    );
  }

  async function renew([, , topic, , payload]: Frame) {
    const channel = channels.get(topic);
    const asked = Renewal.safeParse(payload);
    if (!channel || !asked.success) return;
    const claims = await verifyToken(asked.data.access_token).catch(() => undefined);
    if (claims?.sub !== channel.claims.sub) {
      leave(topic);
      send(push(topic, 'phx_close', {}));
      return;
    }
    clearTimeout(channel.expiry);
    channel.expiry = expireAt(topic, claims.exp);
    channel.claims = claims;
    for (const subscription of channel.subscriptions) subscription.claims = claims;
  }

  async function hear(data: string) {
    const frame = parseFrame(data);
    if (!frame) return socket.close(1003, 'Not a frame.');
    const [, , topic, event] = frame;
    if (event === 'heartbeat') return send(reply(frame, 'ok'));
    if (event === 'phx_join') return join(frame);
    if (event === 'access_token') return renew(frame);
    if (event !== 'phx_leave') return undefined;
    leave(topic);
    send(reply(frame, 'ok'));
    return send(push(topic, 'phx_close', {}));
  }

  // Frames are handled one by one, because a leave must not overtake its join.
  let tail = Promise.resolve();
  socket.on('message', (data: Buffer) => {
    framesThisSecond += 1;
    if (framesThisSecond > maxFramesPerSecond) socket.terminate();
    else tail = tail.then(() => hear(data.toString())).catch(() => socket.terminate());
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearInterval(secondHand);
    for (const topic of channels.keys()) leave(topic);
  });
}
