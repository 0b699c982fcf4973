import * as z from 'zod/mini';
import { limits } from '../../limits.ts';

const tooLong = 'This password is too long.';

/**
 * A new password: any characters. Keyboards spell a letter with an accent in two ways, which count as one. The advice to
 * mix kinds of characters is not enforced.
 */
export const Password = z
  .string()
  .check(
    z.normalize('NFC'),
    z.minLength(limits.passwordMin, `Use ${limits.passwordMin} characters or more.`),
    z.maxLength(limits.passwordMax, tooLong),
  );

/**
 * A password that is checked, not set. A wrong one answers `invalid` and not `unauthorized`, so the person stays signed
 * in. As it was typed: letters with accents may take several characters each.
 */
export const CurrentPassword = z.string().check(z.minLength(1), z.maxLength(4 * limits.passwordMax, tooLong));
