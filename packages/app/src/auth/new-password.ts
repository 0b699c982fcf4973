import { t } from '@lingui/core/macro';
import { type Endpoint, limits } from '@mediation/api-client';
import type { FieldError } from 'react-hook-form';
import { errorOf } from '../shared/forms/error-of.ts';

/** A password form with a repeated password. */
export interface Confirmation {
  confirmation: string;
}

type Schema = Pick<Endpoint['input'], '~standard'>;

/** The schema of the contract, plus the check that both passwords are equal. The second one is not sent. */
export const withConfirmation = ({ '~standard': contract }: Schema): Schema => ({
  '~standard': {
    ...contract,
    validate: async (typed) => {
      const result = await contract.validate(typed);
      const { password, confirmation } = typed as Confirmation & { password: string };
      if (password === confirmation) return result;
      return { issues: [...(result.issues ?? []), { message: '', path: ['confirmation'] }] };
    },
  },
});

/** The error of a new password; `missing` while it is empty. */
export const newPasswordError = (problem: FieldError | undefined, password: string, missing: string) =>
  errorOf(
    problem,
    password === ''
      ? missing
      : password.length < limits.passwordMin && t`Use ${limits.passwordMin} characters or more.`,
  );
