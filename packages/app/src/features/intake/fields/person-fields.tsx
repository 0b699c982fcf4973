import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { DateInput, Field, Input, PhoneInput } from '@mediation/ui';
import type { FieldsProps } from './fields.ts';
import { LongText } from '../../../shared/forms/long-text.tsx';

/** Who somebody is and how to reach them. */
export function PersonFields({ values, set, errorOf, isForClient }: FieldsProps) {
  const { t } = useLingui();
  const labels = isForClient
    ? {
        name: t`Your client’s full name`,
        email: t`Your client’s email`,
        phone: t`Your client’s phone`,
        birth: t`Your client’s date of birth`,
        address: t`Your client’s address`,
      }
    : {
        name: t`Your full name`,
        email: t`Email`,
        phone: t`Phone`,
        birth: t`Date of birth`,
        address: t`Address`,
      };
  const privacy = isForClient
    ? t`Only your client, you and the mediator see it, never the other party.`
    : t`Only your mediator and your lawyer see it, never the other party.`;
  const fill = (what: string) => (isForClient ? 'off' : what);
  return (
    <>
      <Field id="name" label={labels.name} error={errorOf('name')}>
        <Input
          autoComplete={fill('name')}
          maxLength={limits.nameMax}
          value={values.name}
          onChange={(event) => set({ name: event.target.value })}
        />
      </Field>
      <Field id="email" label={labels.email} error={errorOf('email')}>
        <Input
          type="email"
          autoComplete={fill('email')}
          maxLength={254}
          value={values.email}
          onChange={(event) => set({ email: event.target.value })}
        />
      </Field>
      <Field id="phone" label={labels.phone} hint={privacy} error={errorOf('phone')}>
        <PhoneInput
          autoComplete={fill('tel')}
          maxLength={40}
          value={values.phone}
          onChange={(event) => set({ phone: event.target.value })}
        />
      </Field>
      <DateInput
        id="birth"
        birthday={!isForClient}
        label={labels.birth}
        hint={t`For example 27 3 1988`}
        labels={{ day: t`Day`, month: t`Month`, year: t`Year` }}
        value={values.birth}
        onValueChange={(birth) => set({ birth })}
        error={errorOf('birth')}
      />
      <Field id="address" label={labels.address} hint={privacy} error={errorOf('address')}>
        <LongText
          autoComplete={fill('street-address')}
          most={limits.addressMax}
          value={values.address}
          onChange={(event) => set({ address: event.target.value })}
        />
      </Field>
    </>
  );
}
