import { useLingui } from '@lingui/react/macro';
import { Field } from '@mediation/ui';
import { DatePicker } from '@mediation/ui/date-picker';
import { today } from '../../words/times/due-text.ts';
import { viewerLocale } from '../../words/names/viewer.ts';

export interface DayFieldProps {
  label: string;
  /** As `2026-12-03`; undefined while none is chosen. */
  value: string | undefined;
  onValueChange: (value: string) => void;
  /** Days before today can be chosen, too. */
  past?: boolean;
  /** The first day that can be chosen, where it is not today. */
  first?: string;
  /** The last day that can be chosen. */
  last?: string;
  optional?: string | undefined;
  error?: string | false | undefined;
}

/** Asks for a day, from today on. */
export function DayField({ label, value, onValueChange, past = false, first, last, optional, error }: DayFieldProps) {
  const { t } = useLingui();
  return (
    <Field label={label} optional={optional} error={error}>
      <DatePicker
        value={value}
        onValueChange={onValueChange}
        locale={viewerLocale()}
        today={today()}
        {...(!past && { min: today() })}
        {...(first !== undefined && { min: first })}
        max={last}
        labels={{
          placeholder: t`Choose a day`,
          previousMonth: t`Previous month`,
          nextMonth: t`Next month`,
          today: t`today`,
          chosen: t`chosen`,
        }}
      />
    </Field>
  );
}
