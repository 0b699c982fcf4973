import { useLingui } from '@lingui/react/macro';
import { type Figure, limits } from '@mediation/api-client';
import { Field, Input, MoneyInput, Select } from '@mediation/ui';
import { Controller, useWatch } from 'react-hook-form';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { dutyRhythms } from '../../../../shared/duties/duty-words.ts';
import { DayField } from '../../../../shared/forms/day-field.tsx';
import { errorOf } from '../../../../shared/forms/error-of.ts';
import { UndrawnNote } from '../../../../shared/forms/undrawn-note.tsx';
import { today } from '../../../../words/times/due-text.ts';
import { overText } from '../../../../words/amounts/over-text.ts';
import { toMinor } from '../../../../words/amounts/money.ts';
import { viewerLocale } from '../../../../words/names/viewer.ts';
import { EvidenceFields } from './evidence-fields.tsx';
import type { FigureValues } from './figure-values.ts';
import { JointFields } from './joint-fields.tsx';
import { FigureKindField } from './figure-kind-field.tsx';
import { useFigureForm } from './use-figure-form.ts';

export interface FigureDialogProps {
  caseId: string;
  /** The party whose documents can be named. */
  ownerId: string;
  currency: string;
  category: Figure['category'];
  /** The figure to change; without one a new one is added. */
  figure?: Figure;
  /** Everybody reads it: its name stays. */
  isOpen: boolean;
  onClose: () => void;
}

const rhythms = ['weekly', 'fortnightly', 'monthly', 'quarterly', 'yearly'] as const;

/** Adds a figure, or changes it. */
export function FigureDialog({ caseId, ownerId, currency, category, figure, isOpen, onClose }: FigureDialogProps) {
  const { t, i18n } = useLingui();
  const isNew = figure === undefined;
  const isUnread = isNew || !isOpen;
  const { form, save } = useFigureForm({ caseId, currency, category, figure });
  const { register, control, trigger, formState } = form;
  const label = useWatch({ control, name: 'label' });
  const isRhythmic = (category === 'comes_in' || category === 'goes_out') && isUnread;
  const isAmount = (amount: FigureValues['amount']) =>
    typeof amount === 'number' && amount >= 0 && toMinor(amount, currency) <= limits.figureMost;
  return (
    <ActionDialog
      title={isNew ? t`Add a figure` : t`Change the figure`}
      description={
        isOpen
          ? t`Both statements are open: everybody in the case sees this, and a former amount stays visible.`
          : t`Only your side and the mediator see this for now.`
      }
      action={t`Save`}
      failed={t`Failed to save the figure`}
      isReady={() => trigger(undefined, { shouldFocus: true })}
      work={save}
      onClose={onClose}
    >
      <Field label={t`What it is`} error={errorOf(formState.errors.label, t`Write what it is.`)}>
        <Input
          {...register('label', { validate: (label) => label.trim() !== '' })}
          maxLength={limits.figureLabelMax}
          readOnly={!isUnread}
        />
      </Field>
      <UndrawnNote text={label} />
      <Controller
        control={control}
        name="amount"
        rules={{ validate: isAmount }}
        render={({ field: { value, onChange, onBlur } }) => (
          <div onBlur={onBlur}>
            <Field
              label={t`Amount`}
              error={errorOf(
                formState.errors.amount,
                overText(value, limits.figureMost, currency) ?? t`Write the amount in numbers, like 1,150.`,
              )}
            >
              <MoneyInput currency={currency} locale={viewerLocale()} value={value} onValueChange={onChange} />
            </Field>
          </div>
        )}
      />
      <FigureKindField category={category} form={form} />
      {isRhythmic && (
        <Field label={t`How often?`}>
          <Select {...register('rhythm')}>
            {rhythms.map((it) => (
              <option key={it} value={it}>
                {i18n._(dutyRhythms[it])}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Controller
        control={control}
        name="as_of"
        render={({ field: { value, onChange } }) => (
          <DayField label={t`On which day`} past last={today()} value={value} onValueChange={onChange} />
        )}
      />
      {isUnread && <JointFields form={form} />}
      <EvidenceFields caseId={caseId} ownerId={ownerId} form={form} evidence={figure?.evidence ?? null} />
    </ActionDialog>
  );
}
