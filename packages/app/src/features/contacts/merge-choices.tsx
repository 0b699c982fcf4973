import { useLingui } from '@lingui/react/macro';
import type { Contact, ContactDetails } from '@mediation/api-client';
import { Facts, Field, Halves, Notice, RadioGroup, Stack, Text } from '@mediation/ui';
import type { ReactNode } from 'react';
import { detailsOf } from './contact-form.ts';
import { SafeContactLine } from './safe-contact-line.tsx';
import type { Double } from './use-doubles.ts';
import { LongText } from '../../shared/forms/long-text.tsx';

/** What stays of both. */
export type Choices = ContactDetails;

type Choosable = Exclude<keyof ContactDetails, 'note'>;
const choosable: Choosable[] = ['name', 'email', 'phone', 'safe_contact'];

const isSaid = (value: ContactDetails[Choosable]) =>
  value !== null && (typeof value === 'string' || value.channels.length > 0 || value.hours !== '');

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Of each detail the one that was said, of two the other entry’s; and both notes. */
export function startOf(contact: Contact, other: Double): Choices {
  const own = detailsOf(contact);
  if (other.kind === 'person') return own;
  const kept = choosable.map((field) => [field, isSaid(other[field]) ? other[field] : own[field]]);
  const note = [other.note, own.note].filter((it) => it !== '').join('\n\n');
  return { ...own, ...(Object.fromEntries(kept) as Omit<Choices, 'note'>), note };
}

export interface MergeChoicesProps {
  contact: Contact;
  other: Double;
  values: Choices;
  onValuesChange: (values: Choices) => void;
}

/** Shows both side by side; where they differ the mediator chooses. A person with an account keeps their own details. */
export function MergeChoices({ contact, other, values, onValuesChange }: MergeChoicesProps) {
  const { t } = useLingui();
  const labels = {
    name: t`Name`,
    email: t`Email`,
    phone: t`Phone`,
    safe_contact: t`Safe to reach by`,
  };
  const shown = (field: Choosable, of: ContactDetails) =>
    field === 'safe_contact' ? <SafeContactLine contact={of.safe_contact} /> : (of[field] ?? '–');
  const note = (
    <Field label={t`Note`} optional={t`(optional)`}>
      <LongText
        rows={4}
        most={4000}
        value={values.note}
        onChange={({ target }) => onValuesChange({ ...values, note: target.value })}
      />
    </Field>
  );
  if (other.kind === 'person') {
    const facts = (of: ContactDetails) => choosable.map((it) => ({ term: labels[it], detail: shown(it, of) }));
    return (
      <Stack gap="large">
        <Halves>
          <Side title={t`Their account`} facts={facts(other)} />
          <Side title={t`Your entry`} facts={facts(contact)} />
        </Halves>
        <Notice>{t`Their own details stay as they wrote them. Your entry is shown below theirs.`}</Notice>
        {note}
      </Stack>
    );
  }
  return (
    <Stack gap="large">
      {choosable.map((field) =>
        isEqual(contact[field], other[field]) ? (
          <Facts key={field} facts={[{ term: labels[field], detail: shown(field, contact) }]} />
        ) : (
          <RadioGroup.Root
            key={field}
            look="card"
            label={labels[field]}
            value={isEqual(values[field], other[field]) ? 'other' : 'own'}
            onValueChange={(side) =>
              onValuesChange({ ...values, [field]: side === 'other' ? other[field] : contact[field] })
            }
          >
            <RadioGroup.Item value="own">{shown(field, contact)}</RadioGroup.Item>
            <RadioGroup.Item value="other">{shown(field, other)}</RadioGroup.Item>
          </RadioGroup.Root>
        ),
      )}
      {note}
    </Stack>
  );
}

function Side({ title, facts }: { title: string; facts: { term: string; detail: ReactNode }[] }) {
  return (
    <Stack gap="small">
      <Text weight="strong">{title}</Text>
      <Facts facts={facts} />
    </Stack>
  );
}
