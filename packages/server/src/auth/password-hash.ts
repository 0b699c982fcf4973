import { createHash, randomBytes } from 'node:crypto';
import { compare, hash } from 'bcryptjs';

/** The cost factor, which the embedded identity provider reads from the same variable. */
const cost = () => Number(process.env['LITE_AUTH_BCRYPT_COST'] ?? 10);

const mostBytes = 72;

/** A password as bcrypt gets it, which reads 72 bytes: a longer one is replaced by its SHA-256. */
export const fitToHash = (password: string): string =>
  Buffer.byteLength(password) > mostBytes ? createHash('sha256').update(password).digest('base64') : password;

/** Hashes the password of a pending registration at the same cost as the embedded identity provider. */
export const hashPassword = (password: string): Promise<string> => hash(fitToHash(password), cost());

/** Whether a password matches a hash. */
export const isPassword = (password: string, known: string): Promise<boolean> => compare(fitToHash(password), known);

/** The hash of an unknown password: comparing with it takes as long as with a real one. */
export const decoyHash = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'));
