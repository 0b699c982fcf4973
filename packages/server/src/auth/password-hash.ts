import { randomBytes } from 'node:crypto';
import { compare, hash } from 'bcryptjs';

/** The cost factor, which the embedded identity provider reads from the same variable. */
const cost = () => Number(process.env['LITE_AUTH_BCRYPT_COST'] ?? 10);

/** Hashes the password of a pending registration at the same cost as the embedded identity provider. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost());

/** Whether a password matches a hash. */
export const isPassword = (password: string, known: string): Promise<boolean> => compare(password, known);

/** The hash of an unknown password: comparing with it takes as long as with a real one. */
export const decoyHash = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'));
