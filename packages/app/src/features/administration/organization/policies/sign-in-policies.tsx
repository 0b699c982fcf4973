import { useLingui } from '@lingui/react/macro';
import type { OrganizationSettings } from '@mediation/api-client';
import { Field, FormRow, Heading, Input, Select } from '@mediation/ui';
import { isLanguage, languages } from '../../../../language.ts';
import type { PoliciesProps } from './policies-input.ts';

const zones = Intl.supportedValuesOf('timeZone');

/** Adds the current value to the options if it is not one of them. */
const withChosen = (all: string[], chosen: string) => (all.includes(chosen) ? all : [chosen, ...all]);

/** When a quiet session ends, and the time zone and the language of those who have not chosen one. */
export function SignInPolicies({ form, settings }: PoliciesProps & { settings: OrganizationSettings }) {
  const { t } = useLingui();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Heading level={3}>{t`Signing in, time and language`}</Heading>
      <FormRow>
        <Field
          label={t`Minutes until a quiet session ends`}
          hint={t`5 to 60`}
          error={errors.idle_minutes && t`Enter a whole number from 5 to 60.`}
        >
          <Input {...register('idle_minutes', { valueAsNumber: true })} type="number" min={5} max={60} />
        </Field>
        <Field label={t`Warn before that`} hint={t`So that nothing is lost`}>
          <Select {...register('warning_seconds', { valueAsNumber: true })}>
            <option value="120">{t`120 seconds`}</option>
            <option value="60">{t`60 seconds`}</option>
          </Select>
        </Field>
        <Field label={t`Time zone`} hint={t`For working hours and mail`}>
          <Select {...register('time_zone')}>
            {withChosen(zones, settings.time_zone).map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t`Language`} hint={t`For people who have not chosen one`}>
          <Select {...register('locale')}>
            {withChosen(Object.keys(languages), settings.locale).map((code) => (
              <option key={code} value={code}>
                {isLanguage(code) ? languages[code] : code}
              </option>
            ))}
          </Select>
        </Field>
      </FormRow>
    </>
  );
}
