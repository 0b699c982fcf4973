import { useLingui } from '@lingui/react/macro';
import { Checkbox, Field, Fieldset, Row, TimeInput } from '@mediation/ui';
import { viewerLocale } from '../../../words/names/viewer.ts';

/** Hours of each day; null for none. They may span midnight. */
export type DailyHours = { from: string; to: string } | null;

export interface HoursChoiceProps {
  label: string;
  hint: string;
  /** The label of the checkbox that turns the hours on. */
  choice: string;
  value: DailyHours;
  /** The hours when they are turned on. */
  first: NonNullable<DailyHours>;
  onChange: (hours: DailyHours) => void;
}

/** Whether hours begin and end at the same time. */
export const isNoTime = (hours: DailyHours) => hours !== null && hours.from === hours.to;

/** Chooses hours of each day, or none. */
export function HoursChoice({ label, hint, choice, value, first, onChange }: HoursChoiceProps) {
  const { t } = useLingui();
  return (
    <Fieldset
      label={label}
      hint={hint}
      error={isNoTime(value) ? t`Choose an end that is not the beginning.` : undefined}
    >
      <Checkbox label={choice} checked={value !== null} onCheckedChange={(isOn) => onChange(isOn ? first : null)} />
      {value !== null && (
        <Row wrap gap="medium">
          <Field label={t({ context: 'time', message: 'From' })}>
            <TimeInput
              locale={viewerLocale()}
              value={value.from}
              onValueChange={(from) => from !== undefined && onChange({ ...value, from })}
            />
          </Field>
          <Field label={t`To`}>
            <TimeInput
              locale={viewerLocale()}
              value={value.to}
              onValueChange={(to) => to !== undefined && onChange({ ...value, to })}
            />
          </Field>
        </Row>
      )}
    </Fieldset>
  );
}
