import { useLingui } from '@lingui/react/macro';
import { limits, type Settlement, updateSettlement } from '@mediation/api-client';
import { Field, Input, MoneyInput, Select } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { overText } from '../../../../words/amounts/over-text.ts';
import { fromMinor, toMinor } from '../../../../words/amounts/money.ts';
import { viewerLocale } from '../../../../words/names/viewer.ts';
import type { DivisionPlace } from '../division-place.ts';

type Typed = number | string | null;

/** What each lives on in a way: the nights of the children, support, and what housing costs. */
export function DailyDialog({ place, way, onClose }: { place: DivisionPlace; way: Settlement; onClose: () => void }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { currency, names } = place;
  const { content } = way;
  const shown = (minor: number | null | undefined): Typed => (minor == null ? null : fromMinor(minor, currency));
  const [nights, setNights] = useState(String(content.nights ?? ''));
  const [from, setFrom] = useState(content.support?.from ?? 'A');
  const [support, setSupport] = useState(shown(content.support?.amount_minor));
  const [housing, setHousing] = useState<Record<'A' | 'B', Typed>>({
    A: shown(content.housing.A),
    B: shown(content.housing.B),
  });
  const areNights = /^\s*\d{0,3}\s*$/.test(nights) && Number(nights) <= 365;
  const isAmount = (typed: Typed) =>
    typed === null || (typeof typed === 'number' && typed >= 0 && toMinor(typed, currency) <= limits.figureMost);
  const minor = (typed: Typed) => (typeof typed === 'number' ? toMinor(typed, currency) : null);
  const paid = minor(support);
  const next = {
    ...content,
    nights: nights.trim() === '' ? null : Number(nights),
    support: paid === null || paid === 0 ? null : { from, amount_minor: paid },
    housing: { A: minor(housing.A), B: minor(housing.B) },
  };
  const wrong = t`Write the amount in numbers, like 1,150.`;
  const money = (label: string, hint: string | undefined, value: Typed, change: (value: Typed) => void) => (
    <Field
      label={label}
      hint={hint}
      optional={t`(optional)`}
      error={!isAmount(value) && (overText(value, limits.figureMost, currency) ?? wrong)}
    >
      <MoneyInput currency={currency} locale={viewerLocale()} value={value} onValueChange={change} />
    </Field>
  );
  return (
    <ActionDialog
      title={t`Nights, support and housing`}
      description={t`What you leave empty is not counted. Housing counts in place of the costs that Money has for the home.`}
      action={t`Save`}
      failed={t`Failed to save`}
      isReady={() => areNights && [support, housing.A, housing.B].every(isAmount)}
      work={() => call(updateSettlement, { settlementId: way.id, name: way.name, content: next, version: way.version })}
      onClose={onClose}
    >
      <Field
        label={t`Nights of a year with ${names.A}`}
        hint={t`The rest of 365 is with ${names.B}.`}
        optional={t`(optional)`}
        error={!areNights && t`Write a number from 0 to 365.`}
      >
        <Input inputMode="numeric" value={nights} onChange={({ target }) => setNights(target.value)} />
      </Field>
      <Field label={t`Who pays support?`}>
        <Select value={from} onChange={({ target }) => setFrom(target.value === 'B' ? 'B' : 'A')}>
          <option value="A">{t`${names.A} pays ${names.B}`}</option>
          <option value="B">{t`${names.B} pays ${names.A}`}</option>
        </Select>
      </Field>
      {money(t`Support each month`, undefined, support, setSupport)}
      {(['A', 'B'] as const).map((side) => (
        <div key={side}>
          {money(t`Housing of ${names[side]} each month`, undefined, housing[side], (value) =>
            setHousing((was) => ({ ...was, [side]: value })),
          )}
        </div>
      ))}
    </ActionDialog>
  );
}
