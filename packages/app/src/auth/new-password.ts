import { t } from '@lingui/core/macro';
import { limits } from '@mediation/api-client';
import type { FieldError } from 'react-hook-form';
import { errorOf } from '../shared/forms/error-of.ts';

/** A password form with a repeated password. */
export interface Confirmation {
  confirmation: string;
}

type Result<Output> =
  | { value: Output; issues?: undefined }
  | { issues: readonly { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined }[] };

/** A schema of the contract, as forms read it. */
interface Schema<Input, Output> {
  '~standard': {
    version: 1;
    vendor: string;
    types?: { input: Input; output: Output } | undefined;
    validate: (typed: unknown) => Result<Output> | Promise<Result<Output>>;
  };
}

/** The schema of the contract, plus the check that both passwords are equal. The second one is not sent. */
export const withConfirmation = <Input, Output>({
  '~standard': { version, vendor, ...contract },
}: Schema<Input, Output>): Schema<Input & Confirmation, Output> => ({
  '~standard': {
    version,
    vendor,
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
      : password.normalize('NFC').length < limits.passwordMin && t`Use ${limits.passwordMin} characters or more.`,
  );
