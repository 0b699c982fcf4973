import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { App } from './app.ts';
import type { Backend } from './backend.ts';
import { startGateway } from './realtime/gateway.ts';

/** A server that answers, and how to end it. */
export interface Listening {
  port: number;
  close: () => Promise<void>;
}

/** Opens the port for HTTP and, where the backend is embedded, for the realtime socket. Rejects when the port is taken. */
export async function listen(
  app: App,
  backend: Backend,
  { host, port, onClose }: { host: string; port: number; onClose?: () => Promise<void> },
): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const gateway = backend.supabaseFetch && (await startGateway(server, backend));
  await new Promise<void>((ready, fail) => {
    server.once('error', fail);
    server.listen(port, host, ready);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      gateway?.close();
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
      await onClose?.();
      await backend.close();
    },
  };
}
