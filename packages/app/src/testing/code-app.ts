import { Secret, TOTP } from 'otpauth';
import type { Person } from './people.ts';

/** The code that an app shows for a key; `later` counts time steps, because each code works once. */
export const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + later * 30_000,
  });

/** Sets up an app for somebody; the next code to sign in with is one step later. */
export async function withCodeApp({ api }: Pick<Person, 'api'>) {
  const { secret } = await api.beginCodeApp();
  const { recovery_codes } = await api.confirmCodeApp({ code: codeOf(secret) });
  return { secret, recovery_codes };
}
