import { createApiClient } from '@mediation/api-client';
import { Secret, TOTP } from 'otpauth';
import type { TestPerson } from '../../../testing.ts';
import { server } from '../../../testing/server.ts';
import { authenticator } from './authenticator.fixture.ts';

const password = 'correct horse';

type Device = ReturnType<typeof authenticator>;

/** The code that an app shows, now or some seconds away. */
export const codeOf = (secret: string, secondsAway = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + secondsAway * 1000 });

/** Sets up an app for codes, and forgets which code that took. */
export async function withCodeApp({ api, id }: Pick<TestPerson, 'api' | 'id'>) {
  const { secret } = await api.beginCodeApp();
  const { recovery_codes } = await api.confirmCodeApp({ code: codeOf(secret) });
  await server.owner`update private.code_apps set last_step = 0 where user_id = ${id}`;
  return { secret, recovery_codes };
}

/** Posts as a browser with a cookie. */
export const post = async (path: string, body: unknown = {}, cookie?: string) =>
  server.app.request(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', host: 'localhost', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });

export const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** Gives the password alone: the answer, and the cookie of the session that waits for its second factor. */
export async function passwordGiven({ email }: Pick<TestPerson, 'email'>) {
  const response = await post('login', { email, password });
  const body = (await response.json()) as { token?: string; error?: { code: string; message: string } };
  return { status: response.status, body, cookie: cookieOf(response) };
}

/** A client in a browser at the address that passkeys are tied to. */
export const browserOf = (token: string | null) =>
  createApiClient({
    baseUrl: 'http://localhost',
    token: () => token,
    fetch: async (url, init) =>
      server.app.request(url, {
        ...init,
        headers: { ...(init?.headers as object), host: 'localhost', origin: 'http://localhost' },
      }),
  });

/** Lets eleven minutes pass since people signed in or confirmed that it is them. */
export async function letTimePass(...people: Pick<TestPerson, 'sessionId'>[]) {
  for (const { sessionId } of people) {
    await server.owner`update auth.sessions set created_at = created_at - interval '11 minutes' where id = ${sessionId}`;
    await server.owner`
      update private.sign_in_proofs set confirmed_at = confirmed_at - interval '11 minutes',
        proved_at = proved_at - interval '11 minutes' where session_id = ${sessionId}`;
  }
}

/** Adds a passkey of a new device. */
export async function withPasskey({ token }: Pick<TestPerson, 'token'>, name = 'My phone') {
  const device = authenticator();
  const { challenge } = await browserOf(token).beginPasskey();
  const { recovery_codes } = await browserOf(token).addPasskey({ ...device.make(challenge), name });
  return { device, recovery_codes };
}

/** What a device says to a challenge of now. */
export const signed = async (device: Device, flags?: number) =>
  device.sign((await browserOf(null).askForPasskey()).challenge, flags);
