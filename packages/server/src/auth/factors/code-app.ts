import { Secret, TOTP } from 'otpauth';
import { lock, unlock } from '../secret-box.ts';

const stepSeconds = 30;

/** A name that tells nobody who sees the app what the account is for. */
const issuer = 'Account';

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period: stepSeconds });

/** The codes of authenticator apps (TOTP). Secrets are kept encrypted with a key that the database does not know. */
export function createCodeApps(factorKey: string) {
  return {
    newSecret: (): string => new Secret({ size: 20 }).base32,
    /** The address that an app reads from a QR code. */
    addressOf: (secret: string, email: string): string => totpOf(secret, email).toString(),
    seal: (secret: string): string => lock(factorKey, secret),
    /**
     * The time step of a code that is right now, one step earlier or one later; null for a wrong one, and where the
     * secret was sealed with another key.
     */
    stepOf(sealed: string, code: string, now = Date.now()): number | null {
      const secret = unlock(factorKey, sealed);
      const delta = secret === null ? null : totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
      return delta === null ? null : Math.floor(now / 1000 / stepSeconds) + delta;
    },
  };
}
