import { t } from '@lingui/core/macro';
import { type Endpoint, limits } from '@mediation/api-client';
import type { FieldError } from 'react-hook-form';
import { errorOf } from '../shared/forms/error-of.ts';

/** The password of a form, typed a second time. */
export interface Confirmation {
  confirmation: string;
}

type Schema = Pick<Endpoint['input'], '~standard'>;

/** What the contract asks for, and that both passwords are the same. The second one is not sent. */
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

/** What the field of a new password says: `missing` while it is empty. */
export const newPasswordError = (problem: FieldError | undefined, password: string, missing: string) =>
  errorOf(
    problem,
    password === ''
      ? missing
      : password.length < limits.passwordMin && t`Use ${limits.passwordMin} characters or more.`,
  );
