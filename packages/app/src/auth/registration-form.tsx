import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { ApiError, type Role, register as registerAccount } from '@mediation/api-client';
import { Button, Field, FormRow, Input, PasswordInput, Select, Stack } from '@mediation/ui';
import { useForm, useWatch } from 'react-hook-form';
import { entryErrorText } from '../words/texts/entry-error-text.ts';
import { errorOf } from '../shared/forms/error-of.ts';
import { ProblemNotice } from '../shared/forms/problem-notice.tsx';
import { UndrawnNote } from '../shared/forms/undrawn-note.tsx';
import { roleNames } from '../words/names/role-names.ts';
import { newPasswordError, withConfirmation } from './new-password.ts';
import { PasswordRules } from './password-rules.tsx';
import { useBackend } from '../backend/backend-provider.tsx';
import { useSession } from './session-provider.tsx';

export interface RegistrationFormProps {
  /** The fields that an invitation fixes: address and role cannot be changed. */
  invited?: { name: string; email: string; role: Role };
  /** The token of an invitation; registering with its address needs no confirmation mail. */
  invitation?: string | undefined;
  /** A hint for each role about its consequences. */
  roleHints?: Record<Role, string>;
  /** Whether the form asks for the code of the first admin, which a new server prints on its console. */
  takesCode?: boolean;
  submitLabel?: string;
  /** Called before the account is created, with the requested role. */
  onSubmit?: (role: Role) => void;
  onDone?: () => void;
  /** Called instead of `onDone` when the address must be confirmed first. */
  onMailSent?: (email: string) => void;
}

/** Creates an account. It keeps the input after every error. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { invited, invitation, roleHints, takesCode = false, submitLabel, onSubmit, onDone, onMailSent } = props;
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const { enter } = useSession();
  const { register, handleSubmit, formState, setError, control, trigger } = useForm({
    resolver: standardSchemaResolver(withConfirmation(registerAccount.input)),
    defaultValues: { name: '', email: '', role: 'divorcee', password: '', confirmation: '', invitation, ...invited },
    mode: 'onTouched',
  });
  const { errors, isSubmitting, isSubmitSuccessful, touchedFields } = formState;
  const isBusy = isSubmitting || isSubmitSuccessful;
  const [name, email, role, password] = useWatch({ control, name: ['name', 'email', 'role', 'password'] });
  const required = t`Email & password required`;

  const hasCode = takesCode && role === 'admin';

  const submit = handleSubmit(async ({ admin_code: code, ...account }) => {
    onSubmit?.(account.role);
    const admin_code = hasCode ? code : undefined;
    try {
      const answer = await call(registerAccount, { ...account, admin_code });
      if ('confirmation' in answer) return onMailSent?.(account.email);
      await enter({ type: 'account.made', session: answer });
      onDone?.();
    } catch (error) {
      if (admin_code !== undefined && error instanceof ApiError && error.code === 'forbidden') {
        const message = t`This code is not right, or it has been used.`;
        return setError('admin_code', { type: 'server', message }, { shouldFocus: true });
      }
      const detail = error instanceof ApiError ? error.details[0] : undefined;
      const isField = detail?.path === 'name' || detail?.path === 'email' || detail?.path === 'password';
      const message = entryErrorText(error, t`Registration failed`);
      setError(isField ? (detail.path as 'name') : 'root', { type: 'server', message }, { shouldFocus: true });
    }
  });
  const showHide = { showLabel: t`Show password`, hideLabel: t`Hide password` };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="medium">
        <Field label={t`Name`} error={errorOf(errors.name, name.trim() === '' && t`Enter your name.`)}>
          <Input {...register('name')} autoComplete="name" />
        </Field>
        <UndrawnNote text={name} />
        <Field
          label={t`Email`}
          error={errorOf(errors.email, email === '' ? required : t`Enter an email address, like name@example.org.`)}
        >
          <Input {...register('email')} type="email" autoComplete="username" readOnly={invited !== undefined} />
        </Field>
        {invited === undefined && (
          <Field label={t`I am a`} hint={roleHints?.[role]}>
            <Select {...register('role')}>
              {(Object.keys(roleNames) as Role[]).map((role) => (
                <option key={role} value={role}>
                  {i18n._(roleNames[role])}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {hasCode && (
          <Field
            label={t`Code from the server’s console`}
            optional={t`(optional)`}
            hint={t`A new server prints it. It makes you its first admin at once.`}
            error={errors.admin_code?.message}
          >
            <Input
              {...register('admin_code', { setValueAs: (text?: string) => text?.trim() || undefined })}
              autoComplete="off"
              spellCheck={false}
              maxLength={80}
            />
          </Field>
        )}
        <FormRow>
          <Field label={t`Password`} error={newPasswordError(errors.password, password, required)}>
            <PasswordInput
              {...register('password', {
                onChange: () => void (touchedFields.confirmation && trigger('confirmation')),
              })}
              {...showHide}
              autoComplete="new-password"
            />
          </Field>
          <Field label={t`Confirm password`} error={errors.confirmation && t`Passwords do not match`}>
            <PasswordInput {...register('confirmation')} {...showHide} autoComplete="new-password" />
          </Field>
        </FormRow>
        <PasswordRules password={password} owner={{ name, email }} />
        <ProblemNotice problem={(errors.root ?? errors.invitation)?.message} />
        <Button type="submit" block busy={isBusy}>
          {isBusy ? t`Registering` : (submitLabel ?? t`Register`)}
        </Button>
      </Stack>
    </form>
  );
}
