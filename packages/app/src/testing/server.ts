import { connect, createServer } from 'node:net';
import { startTestServer } from '@mediation/server/testing';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** What a new server printed on its console. */
    adminCode: string;
  }
}

/**
 * Two real servers for the whole run, behind the ports that the pages' origin hands calls on to: one that grants every
 * role, and under `/closed` a new one that has no admin yet.
 */
export default async function setup({ provide }: TestProject) {
  const open = await startTestServer({ registration: 'open' });
  await open.organization('Test Mediation');
  const closed = await startTestServer();
  provide('adminCode', (await closed.adminCode()) ?? '');
  const relays = [
    await relayTo(await open.listen(), process.env['APP_TEST_PORT']),
    await relayTo(await closed.listen(), process.env['APP_CLOSED_PORT']),
  ];
  return async () => {
    await Promise.all([open.stop(), closed.stop()]);
    for (const relay of relays) relay.close();
  };
}

/** Hands on what comes to a port that was promised before the server had one. */
async function relayTo(origin: string, from: string | undefined) {
  const { port } = new URL(origin);
  const relay = createServer((client) => {
    const upstream = connect(Number(port), '127.0.0.1');
    client.pipe(upstream).pipe(client);
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
  });
  await new Promise<void>((ready) => relay.listen(Number(from), '127.0.0.1', ready));
  return relay;
}
