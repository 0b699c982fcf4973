import { useLingui } from '@lingui/react/macro';
import { asWeekday, firstDatesOf } from '@mediation/agreement';
import type { YearlyDay } from '@mediation/api-client';
import { Field, Grid, Select, Text } from '@mediation/ui';
import { datesText, movingDay, nthNames } from './describe-moving.ts';
import { monthName, dayAndMonth, weekdayNames } from './plan-day.ts';
import { type RuleDraft, spanRuleOf } from './rule-draft.ts';

export interface YearlyFieldsProps {
  draft: RuleDraft;
  from: string;
  onChange: (answers: Pick<RuleDraft, 'yearly_day'>) => void;
}

type Weekday = Extract<YearlyDay, { kind: 'weekday' }>;

/** Asks how a yearly rule moves, and shows the dates of the next years. */
export function YearlyFields({ draft, from, onChange }: YearlyFieldsProps) {
  const { t } = useLingui();
  const { yearly_day: day } = draft;
  const choose = (kind: string) =>
    onChange({ yearly_day: kind === 'weekday' ? asWeekday(from) : kind === 'easter' ? { kind: 'easter' } : undefined });
  const set = (part: Partial<Weekday>) => {
    if (day?.kind === 'weekday') onChange({ yearly_day: { ...day, ...part } });
  };
  const months = Array.from({ length: 12 }, (_, at) => monthName(`2024-${String(at + 1).padStart(2, '0')}-01`));
  return (
    <>
      <Field label={t`Repeats by`}>
        <Select value={day?.kind ?? 'date'} onChange={({ target }) => choose(target.value)}>
          <option value="date">{t`The date, ${dayAndMonth(from)}`}</option>
          <option value="weekday">{t`A weekday of a month`}</option>
          <option value="easter">{movingDay({ kind: 'easter' })}</option>
        </Select>
      </Field>
      {day?.kind === 'weekday' && (
        <Grid column={8} gap="small">
          <Field label={t`Which`}>
            <Select value={day.nth} onChange={({ target }) => set({ nth: Number(target.value) as Weekday['nth'] })}>
              {nthNames().map(({ nth, name }) => (
                <option key={nth} value={nth}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t`Weekday`}>
            <Select value={day.weekday} onChange={({ target }) => set({ weekday: Number(target.value) })}>
              {weekdayNames().map(({ long }, at) => (
                <option key={long} value={at}>
                  {long}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t`Month`}>
            <Select value={day.month} onChange={({ target }) => set({ month: Number(target.value) })}>
              {months.map((name, at) => (
                <option key={name} value={at + 1}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </Grid>
      )}
      {day !== undefined && <Text size="small">{datesText(firstDatesOf(spanRuleOf(draft)))}</Text>}
    </>
  );
}
