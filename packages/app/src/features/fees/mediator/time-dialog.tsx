import { useLingui } from '@lingui/react/macro';
import { addTime, type CaseFees, limits, removeTime, type TimeEntry, updateTime } from '@mediation/api-client';
import { Field, Input, RadioGroup } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { DayField } from '../../../shared/forms/day-field.tsx';
import { amountText } from '../../../words/amounts/money.ts';
import { today } from '../../../words/times/due-text.ts';
import { whatText } from '../fee-words.ts';

export interface TimeDialogProps {
  caseId: string;
  fees: Pick<CaseFees, 'charging' | 'rate_minor' | 'currency'>;
  /** The line to change; without one a new one is added. */
  entry?: TimeEntry;
  onClose: () => void;
}

/** Adds time by hand, or changes time that is in no invoice. */
export function TimeDialog({
  caseId,
  fees: { charging, rate_minor: rate, currency },
  entry,
  onClose,
}: TimeDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [day, setDay] = useState(entry?.on_day ?? today());
  const [what, setWhat] = useState(entry?.what ?? '');
  const [minutes, setMinutes] = useState(entry === undefined ? '' : String(entry.minutes));
  const [isCharged, setCharged] = useState<boolean | null>(entry?.is_charged ?? null);
  const [isChecked, setChecked] = useState(false);
  const isOfSession = entry !== undefined && entry.session_id !== null;
  const isLong = /^\d+$/.test(minutes) && Number(minutes) >= 1 && Number(minutes) <= limits.timeMinutesMost;
  const price =
    rate === null || (charging === 'hour' && !isLong)
      ? null
      : amountText(charging === 'hour' ? Math.round((rate * Number(minutes)) / 60) : rate, currency);
  const isNamed = isOfSession || what.trim() !== '';
  const work = () => {
    const time = {
      on_day: day,
      what: isOfSession ? null : what,
      minutes: Number(minutes),
      is_charged: isCharged ?? false,
    };
    return entry === undefined || entry.id === null
      ? call(addTime, { caseId, ...time, session_id: entry?.session_id ?? null })
      : call(updateTime, { timeId: entry.id, ...time, version: entry.version });
  };
  const id = entry?.id ?? null;
  return (
    <ActionDialog
      title={entry === undefined ? t`Add time` : whatText(entry)}
      description={t`Only mediators of this case read it. An invoice has none of these words.`}
      action={t`Save`}
      failed={t`Failed to save the time`}
      isReady={() => {
        setChecked(true);
        return isNamed && isLong && isCharged !== null;
      }}
      work={work}
      {...(id !== null && {
        other: {
          action: isOfSession ? t`As it was held` : t`Remove`,
          failed: t`Failed to remove the time`,
          work: () => call(removeTime, { timeId: id }),
        },
      })}
      onClose={onClose}
      focusAfter={() => document.querySelector<HTMLElement>('h1')?.focus()}
    >
      {!isOfSession && (
        <Field label={t`What for`} error={isChecked && !isNamed && t`Write what it was for.`}>
          <Input
            value={what}
            maxLength={limits.timeWhatMax}
            autoComplete="off"
            onChange={({ target }) => setWhat(target.value)}
          />
        </Field>
      )}
      <DayField label={t`Day`} value={day} onValueChange={setDay} past last={today()} />
      <Field
        label={t`Minutes`}
        error={isChecked && !isLong && t`Write whole minutes, from 1 to ${limits.timeMinutesMost}.`}
      >
        <Input
          inputMode="numeric"
          value={minutes}
          maxLength={4}
          autoComplete="off"
          onChange={({ target }) => setMinutes(target.value)}
        />
      </Field>
      <RadioGroup.Root
        label={t`Does it cost something?`}
        value={isCharged === null ? null : isCharged ? 'charged' : 'included'}
        onValueChange={(it) => setCharged(it === 'charged')}
        error={isChecked && isCharged === null && t`Choose one.`}
      >
        <RadioGroup.Item value="charged" hint={t`Both invoices show the total, so charge only what both may know of.`}>
          {charging === 'session'
            ? price === null
              ? t`Charged as a session`
              : t`Charged as a session: ${price}, however long it was`
            : charging === 'hour' && price !== null
              ? t`Charged: ${price}`
              : t`Charged`}
        </RadioGroup.Item>
        <RadioGroup.Item value="included">{t`Included`}</RadioGroup.Item>
      </RadioGroup.Root>
    </ActionDialog>
  );
}
