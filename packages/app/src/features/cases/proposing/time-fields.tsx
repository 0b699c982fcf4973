import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Button, Field, Fieldset, FormRow, IconButton, Row, Stack, TimeInput } from '@mediation/ui';
import { DatePicker } from '@mediation/ui/date-picker';
import { Plus, X } from 'lucide-react';
import { today } from '../../../words/due-text.ts';
import { viewerLocale, zoneName } from '../../../words/viewer.ts';
import { emptyTime, problemOf, type TimeDraft } from './proposed-times.ts';

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
  const change = (at: number, changes: Partial<TimeDraft>) =>
    onChange(times.map((it, index) => (index === at ? { ...it, ...changes } : it)));
  const errorAt = (at: number) => {
    const problem = isTried ? problemOf(times, at, zone) : undefined;
    return (
      problem &&
      {
        missing: t`Choose a day and enter a time, like 09:30.`,
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
            <Field label={t`Day`}>
              <DatePicker
                value={it.day}
                onValueChange={(day) => change(at, { day })}
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
            <Field label={t`Time`}>
              <TimeInput value={it.time} onValueChange={(time) => change(at, { time })} />
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
