import { randomUUID } from 'node:crypto';
import type { ApiError } from '@mediation/api-client';
import { SignJWT } from 'jose';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createVerifier } from './token.ts';

const secret = 'a secret of at least thirty-two bytes';
const sub = randomUUID();
const session_id = randomUUID();

const sign = (change: Record<string, unknown> = {}, alg = 'HS256', by = secret, header: object = {}) => {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ sub, session_id, aud: 'authenticated', exp: now + 600, ...change })
    .setProtectedHeader({ alg, ...header })
    .sign(new TextEncoder().encode(by));
};

const refused = { code: 'unauthenticated' };

// ASVS 9.2.1
test('an access token is valid until it expires, also when it was verified before', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const verify = createVerifier({ secret });
  const now = Math.floor(Date.now() / 1000);
  const short = await sign({ exp: now + 10 });
  const long = await sign({ exp: now + 600 });
  expect(await verify(short)).toEqual({ sub, session_id, exp: now + 10 });
  expect(await verify(long)).toMatchObject({ sub });
  vi.setSystemTime((now + 10) * 1000);
  await expect(verify(short)).rejects.toMatchObject(refused);
  expect(await verify(long)).toMatchObject({ sub });
  vi.setSystemTime((now + 600) * 1000);
  await expect(verify(long)).rejects.toMatchObject(refused);
});

// ASVS 9.1.1, 9.1.2, 9.1.3, 9.2.1, 9.2.2, 9.2.3
test('a token with another key, algorithm, audience, time or kind is rejected, also after a valid one', async () => {
  const verify = createVerifier({ secret });
  const good = await sign();
  expect(await verify(good)).toMatchObject({ sub, session_id });
  const [header = '', body = '', signature = ''] = good.split('.');
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  const jwk = { kty: 'oct', k: Buffer.from('another secret of thirty-two bytes').toString('base64url') };
  for (const [what, token] of Object.entries({
    unsigned: `${none}.${body}.`,
    'another signature': `${header}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    'another key': await sign({}, 'HS256', 'another secret of thirty-two bytes'),
    'a key of its own': await sign({}, 'HS256', 'another secret of thirty-two bytes', {
      jwk,
      jku: 'https://x.example',
    }),
    'another algorithm': await sign({}, 'HS512'),
    'not yet': await sign({ nbf: Math.floor(Date.now() / 1000) + 60 }),
    'no end': await sign({ exp: undefined }),
    'another audience': await sign({ aud: 'anon' }),
    'no session': await sign({ session_id: undefined }),
    'no person': await sign({ sub: 'nobody' }),
  }))
    expect([what, await verify(token).catch(({ code }: ApiError) => code)]).toEqual([what, refused.code]);
  expect(await verify(good)).toMatchObject({ sub, session_id });
});
