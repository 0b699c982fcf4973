import { t } from '@lingui/core/macro';
import { limits } from '@mediation/api-client';

/** What is wrong with a name that the contract refuses: missing or too long. */
export const nameProblem = (name: string, missing: string): string | false =>
  name.trim() === '' ? missing : name.trim().length > limits.nameMax && t`Use ${limits.nameMax} characters or fewer.`;
