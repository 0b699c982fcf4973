import { ApiError } from '@mediation/api-client';
import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set(dictionary['passwords-common']);

/** Refuses the passwords that are tried first by whoever guesses, in any case. No mixture of kinds is asked for. */
export function refuseCommon(password: string): void {
  if (!common.has(password) && !common.has(password.toLowerCase())) return;
  const details = [{ path: 'password', message: 'Many people use this password. Choose another one.' }];
  throw new ApiError('invalid', 'Check the marked fields.', { details });
}
