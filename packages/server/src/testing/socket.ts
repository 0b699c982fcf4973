import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { TestPerson } from '../testing.ts';
import { server } from './server.ts';

/** A frame of the server: topic, event, payload. */
export type Received = [
  topic: string,
  event: string,
  payload: { status?: string; response?: object; message?: string },
];

const address = async (path: string) => (await server.listen()).replace('http', 'ws') + path;

/** The address of the socket, with the key that it requires. */
export const socketPath = (apikey = server.backend.publishableKey, vsn = '2.0.0') =>
  `/realtime/v1/websocket?apikey=${apikey}&vsn=${vsn}`;

/** The HTTP status of an upgrade request; 101 when it succeeds. */
export async function upgrade(path = socketPath(), headers: Record<string, string> = {}): Promise<number> {
  const socket = new WebSocket(await address(path), { headers });
  socket.on('error', () => undefined);
  return new Promise((answer) => {
    socket.once('unexpected-response', (_, { statusCode = 0 }) => answer(statusCode));
    socket.once('open', () => {
      socket.close();
      answer(101);
    });
  });
}

/** A client that sends exactly the given frames and records the received ones. */
export async function openSocket() {
  const socket = new WebSocket(await address(socketPath()));
  onTestFinished(() => socket.terminate());
  await once(socket, 'open');
  const received: Received[] = [];
  socket.on('message', (data: Buffer) => {
    const [, , ...frame] = JSON.parse(data.toString()) as [unknown, unknown, ...Received];
    received.push(frame);
  });
  let ref = 0;
  const send = (topic: string, event: string, payload: unknown) =>
    socket.send(JSON.stringify(['1', String(ref++), topic, event, payload]));
  const join = (topic: string, access_token: unknown, binding: object = {}) => {
    const changes = [{ event: 'INSERT', schema: 'public', table: 'chat_messages', ...binding }];
    send(topic, 'phx_join', { config: { postgres_changes: changes }, access_token });
  };
  const closed = new Promise<number>((done) => {
    socket.once('close', done);
  });
  return { socket, received, send, join, closed };
}

/** Subscribes with supabase-js, as the app does; yields the rows of a table and the contents of broadcasts. */
export async function listenAs({ supabase }: Pick<TestPerson, 'supabase'>, filter?: string, table = 'chat_messages') {
  onTestFinished(async () => {
    await supabase.removeAllChannels();
  });
  await supabase.realtime.setAuth();
  const rows: Record<string, unknown>[] = [];
  const contents: string[] = [];
  const binding = { event: 'INSERT' as const, schema: 'public', table, ...(filter && { filter }) };
  const channel = supabase.channel(crypto.randomUUID());
  const status = await new Promise<string>((settled) => {
    channel
      .on<Record<string, unknown>>('postgres_changes', binding, ({ new: row }) => {
        rows.push(row);
        contents.push(String(row['content']));
      })
      .subscribe(settled);
  });
  return { rows, contents, status };
}
