import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const stepSeconds = 30;
const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** A name that tells nobody who sees the app what the account is for. */
const issuer = 'Account';

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period: stepSeconds });

/** The codes of authenticator apps (TOTP). Secrets are kept encrypted with a key that the database does not know. */
export function createCodeApps(factorKey: string) {
  const key = Buffer.from(factorKey, 'hex');
  return {
    newSecret: (): string => new Secret({ size: 20 }).base32,
    /** The address that an app reads from a QR code. */
    addressOf: (secret: string, email: string): string => totpOf(secret, email).toString(),
    seal(secret: string): string {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce);
      return Buffer.concat([nonce, sealing.update(secret), sealing.final(), sealing.getAuthTag()]).toString(
        'base64url',
      );
    },
    /**
     * The time step of a code that is right now, one step earlier or one later; null for a wrong one, and where the
     * secret was sealed with another key.
     */
    stepOf(sealed: string, code: string, now = Date.now()): number | null {
      const secret = open(key, sealed);
      const delta = secret === null ? null : totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
      return delta === null ? null : Math.floor(now / 1000 / stepSeconds) + delta;
    },
  };
}

function open(key: Buffer, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  opening.setAuthTag(bytes.subarray(-tagBytes));
  try {
    return opening.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + opening.final('utf8');
  } catch {
    return null;
  }
}
