import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { type InputOf, updateMe, limits } from '@mediation/api-client';
import { AudienceLine, Field, Input, Notice, Stack } from '@mediation/ui';
import { Users } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { useUser } from '../../../auth/session-provider.tsx';
import { roleNames } from '../../../words/names/role-names.ts';
import { LawyerSection } from './lawyer-section.tsx';
import { errorOf } from '../../../shared/forms/error-of.ts';
import { textProblem } from '../../../shared/forms/text-problem.ts';
import { textOr } from '../../../shared/forms/text-or.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { UndrawnNote } from '../../../shared/forms/undrawn-note.tsx';
import { useUnsavedChanges } from '../../../shared/forms/unsaved-changes.ts';
import { SaveRow } from '../save-row.tsx';
import { ProfileSection } from '../profile-section.tsx';
import { type SettingsProps, WithSettings } from '../with-settings.tsx';
import { WorkingHoursSection } from '../calendar/working-hours-section.tsx';

/** The person's name, contact details and role. */
export function PersonPart() {
  const { role } = useUser();
  return (
    <WithSettings>
      {(props) => (
        <>
          <PersonForm {...props} />
          {role === 'divorcee' && <LawyerSection />}
          {role === 'mediator' && <WorkingHoursSection />}
        </>
      )}
    </WithSettings>
  );
}

function PersonForm({ settings, change }: SettingsProps) {
  const { t, i18n } = useLingui();
  const user = useUser();
  const saving = useAction({ inPlace: true });
  const { register, handleSubmit, formState, control } = useForm<InputOf<typeof updateMe>>({
    resolver: standardSchemaResolver(updateMe.input),
    values: { name: user.name, phone: settings.phone },
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
  });
  const { errors, isDirty } = formState;
  useUnsavedChanges(isDirty);

  const name = useWatch({ control, name: 'name' }) ?? '';
  const save = handleSubmit((changes) => saving.run(() => change(changes), { failed: t`Failed to save your details` }));

  return (
    <ProfileSection title={t`You`}>
      <form onSubmit={(event) => void save(event)} onChange={saving.reset} noValidate>
        <Stack gap="large">
          <Field label={t`Name`} error={errorOf(errors.name, textProblem(name, limits.nameMax, t`Enter your name.`))}>
            <Input {...register('name')} autoComplete="name" />
          </Field>
          <UndrawnNote text={name} />
          <Field
            label={t`Phone`}
            optional={t`(optional)`}
            error={errorOf(errors.phone, t`Enter a phone number, like +44 117 496 0233.`)}
          >
            <Input {...register('phone', { setValueAs: textOr(null) })} type="tel" autoComplete="tel" />
          </Field>
          <Field label={t`Email`} hint={t`It cannot be changed here.`}>
            <Input readOnly value={user.email} />
          </Field>
          <Field label={t`Role`}>
            <Input readOnly value={i18n._(roleNames[user.role])} />
          </Field>
          {user.requested_role !== null && (
            <Notice>{t`You asked for the role ${i18n._(roleNames[user.requested_role])}. An admin has to approve it.`}</Notice>
          )}
          <AudienceLine icon={<Users />}>
            {t`People in your cases see your name and role. Mediators of those cases also see your email address and phone.`}
          </AudienceLine>
          <SaveRow saving={saving} label={t`Save details`} />
        </Stack>
      </form>
    </ProfileSection>
  );
}
