import { connect, createServer } from 'node:net';
import { startTestServer } from '@mediation/server/testing';

/** One real server for the whole run, behind the port that the pages' origin hands calls on to. */
export default async function setup() {
  const server = await startTestServer({ registration: 'open' });
  await server.organization('Test Mediation');
  const { port } = new URL(await server.listen());
  const relay = createServer((client) => {
    const upstream = connect(Number(port), '127.0.0.1');
    client.pipe(upstream).pipe(client);
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
  });
  await new Promise<void>((ready) => relay.listen(Number(process.env['APP_TEST_PORT']), '127.0.0.1', ready));
  return async () => {
    await server.stop();
    relay.close();
  };
}
