import { useLingui } from '@lingui/react/macro';
import { Field } from '@mediation/ui';
import { DatePicker } from '@mediation/ui/date-picker';
import { today } from '../../words/due-text.ts';
import { viewerLocale } from '../../words/viewer.ts';

export interface DayFieldProps {
  /** As `2026-12-03`; undefined while none is chosen. */
  value: string | undefined;
  onValueChange: (value: string) => void;
  optional?: string;
  error?: string | false;
}

/** Asks for the day by which a document is needed, from today on. */
export function DayField({ value, onValueChange, optional, error }: DayFieldProps) {
  const { t } = useLingui();
  return (
    <Field label={t`Needed by`} optional={optional} error={error}>
      <DatePicker
        value={value}
        onValueChange={onValueChange}
        locale={viewerLocale()}
        today={today()}
        min={today()}
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
