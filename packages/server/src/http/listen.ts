import type { Server, ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Http2Bindings, type HttpBindings, createAdaptorServer } from '@hono/node-server';
import type { App } from '../app.ts';
import type { TrustedProxies } from './remote-address.ts';
import type { Backend } from '../backend.ts';
import { type Log, errorsOnly } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { isReadToEnd, lingerBeforeClosing } from './read-to-end.ts';
import { startGateway } from '../realtime/gateway.ts';

/** A server that answers, and how to end it. */
export interface Listening {
  port: number;
  /** Finishes what runs, as far as it takes no longer than ten seconds, and closes the database last. */
  close: () => Promise<void>;
}

interface ListenOptions {
  host: string;
  port: number;
  log?: Log;
  metrics?: Metrics;
  trustedProxies?: TrustedProxies | undefined;
  /** What else ends with the server, while the database is still there. */
  onClose?: () => Promise<void>;
}

const finishMs = 10_000;

/** Who sends a request drop by drop is cut off: head and body each have their time. The body may be a file. */
const timeouts: ServerOptions = {
  headersTimeout: 15_000,
  requestTimeout: 10 * 60_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5000,
};

/** Some programs offer to go on in HTTP/2. They are answered as if they had not; only a socket is taken up. */
const onlySockets: ServerOptions = {
  shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
};

/** A refusal may come before the whole request has: the rest is read, or the connection ends with the answer. */
const answerInTurn = (app: App) => async (request: Request, bindings: HttpBindings | Http2Bindings) => {
  const response = await app.fetch(request, bindings);
  if (!(await isReadToEnd(bindings.incoming))) {
    response.headers.set('connection', 'close');
    lingerBeforeClosing(bindings.incoming.socket);
  }
  return response;
};

/** Opens the port for HTTP and, where the backend is embedded, for the realtime socket. Rejects when the port is taken. */
export async function listen(
  app: App,
  backend: Backend,
  { host, port, log = errorsOnly, metrics, trustedProxies, onClose = async () => {} }: ListenOptions,
): Promise<Listening> {
  const serverOptions = { ...timeouts, ...(backend.supabaseFetch && onlySockets) };
  const server = createAdaptorServer({ fetch: answerInTurn(app), serverOptions }) as Server;
  const gateway = backend.supabaseFetch && (await startGateway(server, backend, { log, trustedProxies }));
  if (gateway) metrics?.watchSockets(gateway.count);
  await new Promise<void>((ready, fail) => {
    server.once('error', fail);
    server.listen(port, host, ready);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const idle = setInterval(() => server.closeIdleConnections(), 50);
      const closed = new Promise((done) => server.close(done));
      const finished = Promise.all([closed, gateway?.close(), onClose()]);
      await Promise.race([finished, sleep(finishMs, undefined, { ref: false })]);
      clearInterval(idle);
      server.closeAllConnections();
      await closed;
      await backend.close();
    },
  };
}
