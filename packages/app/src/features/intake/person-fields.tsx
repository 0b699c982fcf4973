import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Card, DateInput, Field, Input, PhoneInput, Stack, Text, Textarea } from '@mediation/ui';
import type { FieldsProps } from './intake-form.tsx';

/** Who somebody is and how to reach them. */
export function PersonFields({ values, set, labels, errorOf, isForClient }: FieldsProps) {
  const { t } = useLingui();
  const fill = (what: string) => (isForClient ? 'off' : what);
  return (
    <Card aria-labelledby="you">
      <Stack gap="large">
        <Stack gap="tiny">
          <Card.Title id="you">{labels.person}</Card.Title>
          <Text tone="soft">{t`Check what is filled in already, and correct what is wrong.`}</Text>
        </Stack>
        <Field id="name" label={labels.fields.name} error={errorOf('name')}>
          <Input
            autoComplete={fill('name')}
            maxLength={limits.nameMax}
            value={values.name}
            onChange={(event) => set({ name: event.target.value })}
          />
        </Field>
        <Field id="email" label={labels.fields.email} error={errorOf('email')}>
          <Input
            type="email"
            autoComplete={fill('email')}
            maxLength={254}
            value={values.email}
            onChange={(event) => set({ email: event.target.value })}
          />
        </Field>
        <Field id="phone" label={labels.fields.phone} hint={labels.privacy} error={errorOf('phone')}>
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
          label={labels.fields.birth}
          hint={t`For example 27 3 1988`}
          labels={{ day: t`Day`, month: t`Month`, year: t`Year` }}
          value={values.birth}
          onValueChange={(birth) => set({ birth })}
          error={errorOf('birth')}
        />
        <Field id="address" label={labels.fields.address} hint={labels.privacy} error={errorOf('address')}>
          <Textarea
            autoComplete={fill('street-address')}
            maxLength={limits.addressMax}
            value={values.address}
            onChange={(event) => set({ address: event.target.value })}
          />
        </Field>
      </Stack>
    </Card>
  );
}
