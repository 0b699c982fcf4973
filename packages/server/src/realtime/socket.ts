import type { WebSocket } from 'ws';
import type { VerifyToken } from '../auth/token.ts';
import { type Subscription, parseFilter } from './changes.ts';
import { tooManySockets } from './limit-sockets.ts';
import { type Binding, type Frame, Join, Renewal, parseFrame, push, reply } from './frames.ts';
import { socketChannels } from './socket-channels.ts';

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

/** Speaks the Phoenix protocol with one client until either side closes. */
export function serveSocket(socket: WebSocket, { verifyToken, columnsOf, subscriptions, hasCapacity }: SocketDeps) {
  let framesThisSecond = 0;
  const secondHand = setInterval(() => (framesThisSecond = 0), 1000);

  const send = (data: string | Buffer) => {
    if (socket.bufferedAmount > maxBufferedBytes) socket.terminate();
    else socket.send(data, { binary: false });
  };

  const channels = socketChannels(subscriptions, send);

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
    channels.leave(topic);
    if (channels.isFull()) return send(reply(frame, 'error', { reason: 'Too many channels.' }));
    if (socket.readyState !== socket.OPEN) return;

    const mine = channels.open(topic, claims, bindings);
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
    const holder = channels.claimsOf(topic);
    const asked = Renewal.safeParse(payload);
    if (!holder || !asked.success) return;
    const claims = await verifyToken(asked.data.access_token).catch(() => undefined);
    if (claims?.sub === holder.sub) return channels.renew(topic, claims);
    channels.leave(topic);
    send(push(topic, 'phx_close', {}));
  }

  async function receive(data: string) {
    const frame = parseFrame(data);
    if (!frame) return socket.close(1003, 'Not a frame.');
    const [, , topic, event] = frame;
    if (event === 'heartbeat') return send(reply(frame, 'ok'));
    if (event === 'phx_join') return join(frame);
    if (event === 'access_token') return renew(frame);
    if (event !== 'phx_leave') return undefined;
    channels.leave(topic);
    send(reply(frame, 'ok'));
    return send(push(topic, 'phx_close', {}));
  }

  // Frames are handled one by one, because a leave must not overtake its join.
  let tail = Promise.resolve();
  socket.on('message', (data: Buffer) => {
    framesThisSecond += 1;
    if (framesThisSecond > maxFramesPerSecond) socket.terminate();
    else tail = tail.then(() => receive(data.toString())).catch(() => socket.terminate());
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearInterval(secondHand);
    channels.leaveAll();
  });
}
