import { useLingui } from '@lingui/react/macro';
import { limits, type RecitalParty } from '@mediation/api-client';
import { Card, Field, Input, RadioGroup, Stack } from '@mediation/ui';
import type { ReactNode } from 'react';
import { LongText } from '../../../shared/forms/long-text.tsx';

export interface PartyRecitalsProps {
  /** The name that the case has. */
  name: string;
  party: RecitalParty;
  onChange: (part: Partial<RecitalParty>) => void;
  errorOf: (field: string) => ReactNode;
}

/** A party in the recitals: the full name, whether the address is printed, and independent advice. */
export function PartyRecitals({ name, party, onChange, errorOf }: PartyRecitalsProps) {
  const { t } = useLingui();
  const { participant_id: id, full_name, address, address_use, advice } = party;
  const error = errorOf(`address-${id}`);
  return (
    <Card aria-labelledby={`party-${id}`}>
      <Stack gap="large">
        <Card.Title id={`party-${id}`}>{name}</Card.Title>
        <Field label={t`Full name in the paper`} hint={t`Left empty, the name of the case stays: ${name}`}>
          <Input
            value={full_name}
            maxLength={limits.nameMax}
            autoComplete="off"
            onChange={({ target }) => onChange({ full_name: target.value })}
          />
        </Field>
        <RadioGroup.Root
          id={`use-${id}`}
          label={t`Address in the paper`}
          hint={t`Only mediators of this case see which of these you chose.`}
          value={address_use}
          onValueChange={(it) => onChange({ address_use: it as RecitalParty['address_use'] })}
        >
          <RadioGroup.Item value="not_given">{t`Not given for the paper`}</RadioGroup.Item>
          <RadioGroup.Item value="withheld">{t`Withheld for safety`}</RadioGroup.Item>
          <RadioGroup.Item
            value="printed"
            hint={t`Only if this person gave it to you for the paper. Every reader sees it, for good.`}
          >{t`Printed`}</RadioGroup.Item>
        </RadioGroup.Root>
        {address_use === 'printed' && (
          <Field id={`address-${id}`} label={t`Address`} error={error}>
            <LongText
              value={address}
              most={limits.addressMax}
              autosize
              autoComplete="off"
              onChange={({ target }) => onChange({ address: target.value })}
            />
          </Field>
        )}
        <RadioGroup.Root
          id={`advice-${id}`}
          label={t`Independent legal advice`}
          value={advice}
          onValueChange={(it) => onChange({ advice: it as RecitalParty['advice'] })}
        >
          <RadioGroup.Item value="taken">{t`Advice taken`}</RadioGroup.Item>
          <RadioGroup.Item value="declined">{t`Advice declined`}</RadioGroup.Item>
        </RadioGroup.Root>
      </Stack>
    </Card>
  );
}
