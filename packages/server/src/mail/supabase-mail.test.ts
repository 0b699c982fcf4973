import { expect, test } from 'vitest';
import { createClient } from '@supabase/supabase-js';
import { mailsTo } from '../testing/mails.ts';
import { server } from '../testing/server.ts';

const { app, backend, owner } = server;

const auth = () =>
  createClient('http://test', backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => Promise.resolve(app.request(new Request(input, init))) },
  }).auth;

/** Returns the code in the link of the latest mail to an address. */
async function codeFor(email: string) {
  const { text = '' } = (await mailsTo(server, email)).at(-1) ?? {};
  return /^http:\/\/test\/reset\?token_hash=([\w-]+)&type=recovery$/m.exec(text)?.[1] ?? '';
}

test('a password reset sends our mail, and its link works once', async () => {
  const { email } = await server.person();
  await server.guest.requestPasswordReset({ email });
  await expect.poll(() => codeFor(email)).toMatch(/^.{16,}$/);
  const token_hash = await codeFor(email);

  const { data, error } = await auth().verifyOtp({ token_hash, type: 'recovery' });
  expect(error).toBeNull();
  expect(data.user?.email).toBe(email);
  expect((await auth().verifyOtp({ token_hash, type: 'recovery' })).error).not.toBeNull();
});

test('a password reset for an unknown address sends no mail and returns the same response', async () => {
  const { email } = await server.person();
  const unknown = 'nobody-at-all@test.example';
  const answers = await Promise.all([email, unknown].map((it) => server.guest.requestPasswordReset({ email: it })));
  expect(answers[0]).toEqual(answers[1]);
  await expect.poll(() => mailsTo(server, email)).toHaveLength(1);
  expect(await mailsTo(server, unknown)).toEqual([]);
});

// ASVS 6.3.4
test('the embedded Supabase sends no mail other than the password reset', async () => {
  const { email } = await server.person();
  await auth().signInWithOtp({ email });
  expect(await owner`select id from private.mails where address = ${email}`).toEqual([]);
});
