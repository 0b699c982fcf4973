import { useLingui } from '@lingui/react/macro';
import { addFigure, type Figure, limits, updateFigure } from '@mediation/api-client';
import { Checkbox, Field, Input, MoneyInput, Select } from '@mediation/ui';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { dutyRhythms } from '../../../../shared/duties/duty-words.ts';
import { DayField } from '../../../../shared/forms/day-field.tsx';
import { errorOf } from '../../../../shared/forms/error-of.ts';
import { UndrawnNote } from '../../../../shared/forms/undrawn-note.tsx';
import { today } from '../../../../words/times/due-text.ts';
import { fromMinor, toMinor } from '../../../../words/amounts/money.ts';
import { viewerLocale } from '../../../../words/names/viewer.ts';
import { EvidenceFields } from './evidence-fields.tsx';
import { type FigureValues, evidenceOf, ownEstimate, percentOf, unchanged } from './figure-values.ts';

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
  const { call } = useBackend();
  const isNew = figure === undefined;
  const form = useForm<FigureValues>({
    mode: 'onTouched',
    defaultValues: {
      label: figure?.label ?? '',
      amount: figure ? fromMinor(figure.amount_minor, currency) : null,
      rhythm: figure?.rhythm ?? 'monthly',
      as_of: figure?.as_of ?? today(),
      is_joint: figure?.is_joint ?? false,
      share: String(figure?.own_share ?? 50),
      document: figure?.evidence ? (figure.evidence.upload_id ?? unchanged) : ownEstimate,
      page: String(figure?.evidence?.page ?? ''),
    },
  });
  const { register, control, getValues, trigger, formState } = form;
  const [label, isJoint] = useWatch({ control, name: ['label', 'is_joint'] });
  const save = () => {
    const { label, amount, rhythm, as_of, is_joint, share, ...where } = getValues();
    const own_share = is_joint ? (percentOf(share) ?? 50) : 50;
    const amount_minor = toMinor(Number(amount), currency);
    const content = { category, label: label.trim(), amount_minor, rhythm, as_of, is_joint, own_share };
    const evidence = evidenceOf(where);
    return isNew
      ? call(addFigure, { caseId, ...content, evidence: evidence ?? null })
      : call(updateFigure, {
          figureId: figure.id,
          ...content,
          ...(evidence !== undefined && { evidence }),
          version: figure.version,
        });
  };
  const isRhythmic = (category === 'comes_in' || category === 'goes_out') && (isNew || !isOpen);
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
          readOnly={isOpen && !isNew}
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
              error={errorOf(formState.errors.amount, t`Write the amount in numbers, like 1,150.`)}
            >
              <MoneyInput currency={currency} locale={viewerLocale()} value={value} onValueChange={onChange} />
            </Field>
          </div>
        )}
      />
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
      {(isNew || !isOpen) && (
        <Controller
          control={control}
          name="is_joint"
          render={({ field: { value, onChange } }) => (
            <Checkbox label={t`It is of both of you together`} checked={value} onCheckedChange={onChange} />
          )}
        />
      )}
      {isJoint && (isNew || !isOpen) && (
        <Field
          label={t`Own share in percent`}
          hint={t`The rest is of the other party.`}
          error={errorOf(formState.errors.share, t`Write a number from 0 to 100.`)}
        >
          <Input
            {...register('share', { validate: (share, { is_joint }) => !is_joint || percentOf(share) !== null })}
            inputMode="decimal"
            autoComplete="off"
          />
        </Field>
      )}
      <EvidenceFields caseId={caseId} ownerId={ownerId} form={form} evidence={figure?.evidence ?? null} />
    </ActionDialog>
  );
}
