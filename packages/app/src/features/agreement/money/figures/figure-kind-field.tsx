import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { Figure } from '@mediation/api-client';
import { Field, Select } from '@mediation/ui';
import type { UseFormReturn } from 'react-hook-form';
import type { FigureValues } from './figure-values.ts';

type Kinds = [Figure['kind'], MessageDescriptor][];

const kinds: Partial<Record<Figure['category'], Kinds>> = {
  owns: [
    ['home', msg`A home`],
    ['account', msg`An account or savings`],
    ['pension_salary', msg`A pension: final salary`],
    ['pension_pot', msg`A pension: pot of money`],
    ['business', msg`A business`],
    ['vehicle', msg`A vehicle`],
    ['contents', msg`Furniture and household`],
    ['other', msg`Something else`],
  ],
  owes: [
    ['home', msg`A mortgage or a loan for the home`],
    ['other', msg`Another debt`],
  ],
  goes_out: [
    ['home', msg`Housing: rent or mortgage`],
    ['other', msg`Other costs`],
  ],
};

/** Asks what kind of thing a figure is, by which “Who gets what” sorts it. */
export function FigureKindField({
  category,
  form,
}: {
  category: Figure['category'];
  form: UseFormReturn<FigureValues>;
}) {
  const { t, i18n } = useLingui();
  const offered = kinds[category];
  if (offered === undefined) return null;
  return (
    <Field label={t`What kind of thing`}>
      <Select {...form.register('kind')}>
        {offered.map(([kind, name]) => (
          <option key={kind} value={kind}>
            {i18n._(name)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
