import { useLingui } from '@lingui/react/macro';
import { EnquiryWish } from '@mediation/api-client';
import { CheckboxGroup, Field, Input, RadioGroup, Stack } from '@mediation/ui';
import { wishNames } from '../wish-names.ts';

/** An enquiry as its form holds it. */
export interface EnquiryValues {
  organization_id: string;
  by_mail: boolean | null;
  safe_hours: string;
  wishes: EnquiryWish[];
  other_name: string;
}

interface ReachFieldsProps {
  values: Pick<EnquiryValues, 'by_mail' | 'safe_hours'>;
  onChange: (changes: Partial<EnquiryValues>) => void;
  error: string | false;
}

/** How the office may reach the person without harm. */
export function ReachFields({ values, onChange, error }: ReachFieldsProps) {
  const { t } = useLingui();
  return (
    <Stack>
      <RadioGroup.Root
        label={t`2. How may we reach you safely?`}
        value={values.by_mail === null ? null : values.by_mail ? 'mail' : 'here'}
        onValueChange={(way) => onChange({ by_mail: way === 'mail' })}
        error={error}
      >
        <RadioGroup.Item value="mail" hint={t`The subject gives nothing away: no names, and no word about mediation.`}>
          {t`By mail, and here`}
        </RadioGroup.Item>
        <RadioGroup.Item value="here" hint={t`We send you no mail at all. Look here for the answer.`}>
          {t`Only here, when I sign in`}
        </RadioGroup.Item>
      </RadioGroup.Root>
      <Field label={t`Safe times`} optional={t`(optional)`} hint={t`In your own words, like “weekdays until noon”.`}>
        <Input
          value={values.safe_hours}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => onChange({ safe_hours: target.value })}
        />
      </Field>
    </Stack>
  );
}

interface WishFieldsProps {
  wishes: EnquiryWish[];
  onChange: (wishes: EnquiryWish[]) => void;
}

/** What would help the person. */
export function WishFields({ wishes, onChange }: WishFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <CheckboxGroup.Root
      label={t`3. What would help you?`}
      optional={t`(optional)`}
      value={wishes}
      onValueChange={(chosen) => onChange(EnquiryWish.options.filter((it) => chosen.includes(it)))}
    >
      {EnquiryWish.options.map((wish) => (
        <CheckboxGroup.Item key={wish} value={wish}>
          {i18n._(wishNames[wish])}
        </CheckboxGroup.Item>
      ))}
    </CheckboxGroup.Root>
  );
}
