import { randomBytes } from 'node:crypto';
import { compare, hash } from 'bcryptjs';

/** The cost of the embedded identity provider, which reads the same variable. */
const cost = () => Number(process.env['LITE_AUTH_BCRYPT_COST'] ?? 10);

/** A hash of a password that waits for its account, as expensive as those of the embedded identity provider. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost());

/** Whether a password is the one behind a hash. */
export const isPassword = (password: string, known: string): Promise<boolean> => compare(password, known);

/** The hash of an unknown password: comparing with it takes as long as with a real one. */
export const decoyHash = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'));
