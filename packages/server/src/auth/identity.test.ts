import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createIdentity } from './identity.ts';

test('a sign-in service that accepts a request and never answers is unavailable after the time limit', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const identity = createIdentity({ url, publishableKey: 'public', timeoutMs: 200 });
  const credentials = { email: 'ada@test.example', password: 'correct horse' };
  const asked = [identity.signIn(credentials), identity.sendReset(credentials.email), identity.confirmsAddresses()];
  for (const answer of await Promise.allSettled(asked))
    expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
});
