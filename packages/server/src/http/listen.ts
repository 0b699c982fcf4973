import type { Server, ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Http2Bindings, type HttpBindings, createAdaptorServer } from '@hono/node-server';
import type { App } from '../app.ts';
import type { Backend } from '../backend.ts';
import { type Log, errorsOnly } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { startGateway } from '../realtime/gateway.ts';
import { isReadToEnd, lingerBeforeClosing } from './read-to-end.ts';
import type { TrustedProxies } from './guard/remote-address.ts';

/** A running server. */
export interface Listening {
  port: number;
  /** Lets requests finish for up to ten seconds and closes the database last. */
  close: () => Promise<void>;
}

interface ListenOptions {
  host: string;
  port: number;
  log?: Log;
  metrics?: Metrics;
  trustedProxies?: TrustedProxies | undefined;
  /** Runs before the database closes. */
  onClose?: () => Promise<void>;
}

const finishMs = 10_000;

/** Timeouts for slow requests: one for the headers, one for the whole body, which may be a file. */
const timeouts: ServerOptions = {
  headersTimeout: 15_000,
  requestTimeout: 10 * 60_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5000,
};

/** Only WebSocket upgrades are accepted; offers of HTTP/2 are ignored. */
const onlySockets: ServerOptions = {
  shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
};

/** An answer may be sent before the whole request has arrived. Then the rest is read, or the connection closes. */
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
