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

/** The code in the link of the latest mail to somebody. */
async function codeFor(email: string) {
  const { text = '' } = (await mailsTo(server, email)).at(-1) ?? {};
  return /^http:\/\/test\/reset\?token_hash=([\w-]+)&type=recovery$/m.exec(text)?.[1] ?? '';
}

test('who forgot the password gets our mail, and its link opens the account once', async () => {
  const { email } = await server.person();
  await server.guest.requestPasswordReset({ email });
  await expect.poll(() => codeFor(email)).toMatch(/^.{16,}$/);
  const token_hash = await codeFor(email);

  const { data, error } = await auth().verifyOtp({ token_hash, type: 'recovery' });
  expect(error).toBeNull();
  expect(data.user?.email).toBe(email);
  expect((await auth().verifyOtp({ token_hash, type: 'recovery' })).error).not.toBeNull();
});

test('an address without an account gets no mail, and the answer is the same', async () => {
  const { email } = await server.person();
  const unknown = 'nobody-at-all@test.example';
  const answers = await Promise.all([email, unknown].map((it) => server.guest.requestPasswordReset({ email: it })));
  expect(answers[0]).toEqual(answers[1]);
  await expect.poll(() => mailsTo(server, email)).toHaveLength(1);
  expect(await mailsTo(server, unknown)).toEqual([]);
});

// ASVS 6.3.4
test('no other mail of the embedded Supabase is sent: nothing of ours would answer its link', async () => {
  const { email } = await server.person();
  await auth().signInWithOtp({ email });
  expect(await owner`select id from private.mails where address = ${email}`).toEqual([]);
});
