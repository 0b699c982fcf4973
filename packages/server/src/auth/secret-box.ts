import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a secret for the database, which does not know the key: 32 bytes in hexadecimal. */
export function lock(key: string, secret: string): string {
  const nonce = randomBytes(nonceBytes);
  const locking = createCipheriv(cipher, Buffer.from(key, 'hex'), nonce);
  return Buffer.concat([nonce, locking.update(secret), locking.final(), locking.getAuthTag()]).toString('base64url');
}

/** Decrypts what `lock` made; null where another key made it. */
export function unlock(key: string, locked: string): string | null {
  const bytes = Buffer.from(locked, 'base64url');
  const opening = createDecipheriv(cipher, Buffer.from(key, 'hex'), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  opening.setAuthTag(bytes.subarray(-tagBytes));
  try {
    return opening.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + opening.final('utf8');
  } catch {
    return null;
  }
}
