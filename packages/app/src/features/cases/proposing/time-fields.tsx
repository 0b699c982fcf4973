import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Button, Field, Fieldset, FormRow, IconButton, Row, Stack, TimeInput } from '@mediation/ui';
import { timeFormat } from '@mediation/ui/time-format';
import { DayField } from '../../../shared/forms/day-field.tsx';
import { Plus, X } from 'lucide-react';
import { viewerLocale, zoneName } from '../../../words/names/viewer.ts';
import { emptyTime, timeProblemOf, type TimeDraft } from './proposed-times.ts';

export interface TimeFieldsProps {
  times: readonly TimeDraft[];
  onChange: (times: TimeDraft[]) => void;
  /** Whether problems are shown, after the first try to send. */
  isTried: boolean;
}

/** Up to five times, each with a day and a time of day. */
export function TimeFields({ times, onChange, isTried }: TimeFieldsProps) {
  const { t } = useLingui();
  const zone = zoneName();
  const locale = viewerLocale();
  const example = new Date(2026, 0, 1, 9, 30).toLocaleTimeString(locale, timeFormat(locale));
  const change = (at: number, changes: Partial<TimeDraft>) =>
    onChange(times.map((it, index) => (index === at ? { ...it, ...changes } : it)));
  const errorAt = (at: number) => {
    const problem = isTried ? timeProblemOf(times, at, zone) : undefined;
    return (
      problem &&
      {
        missing: t`Choose a day and enter a time, like ${example}.`,
        passed: t`Choose a time to come.`,
        twice: t`This time is there twice.`,
      }[problem]
    );
  };
  return (
    <Stack>
      {times.map((it, at) => (
        <Fieldset key={it.id} label={t`Time ${at + 1}`} hideLabel error={errorAt(at)}>
          <FormRow
            widths="wide-first"
            action={
              times.length > 1 && (
                <IconButton
                  label={t`Remove time ${at + 1}`}
                  onClick={() => onChange(times.filter((_, index) => index !== at))}
                >
                  <X />
                </IconButton>
              )
            }
          >
            <DayField label={t`Day`} value={it.day} onValueChange={(day) => change(at, { day })} />
            <Field label={t`Time`}>
              <TimeInput locale={locale} value={it.time} onValueChange={(time) => change(at, { time })} />
            </Field>
          </FormRow>
        </Fieldset>
      ))}
      {times.length < limits.sessionSlots && (
        <Row>
          <Button tone="plain" size="small" onClick={() => onChange([...times, emptyTime()])}>
            <Plus />
            {t`Add another time`}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
