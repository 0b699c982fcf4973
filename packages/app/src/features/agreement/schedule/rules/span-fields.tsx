import { useLingui } from '@lingui/react/macro';
import { addDays } from '@mediation/agreement';
import type { Carer, ParentingSchedule } from '@mediation/api-client';
import { Checkbox, CheckboxGroup, Field, Select, Stack } from '@mediation/ui';
import { DayField } from '../../../../shared/forms/day-field.tsx';
import type { CarerNames } from '../carers.ts';
import { OwnHandovers } from '../handovers/own-handovers.tsx';
import type { RuleDraft } from './rule-draft.ts';
import { YearlyFields } from './yearly-fields.tsx';

export interface SpanFieldsProps {
  draft: RuleDraft;
  onDraftChange: (draft: RuleDraft) => void;
  names: CarerNames;
  schedule: ParentingSchedule;
  isUntilWrong: boolean;
}

/** Asks how long an exception or a holiday is, who has its nights, its handovers, and which other rules it wins over. */
export function SpanFields({ draft, onDraftChange, names, schedule, isUntilWrong }: SpanFieldsProps) {
  const { t } = useLingui();
  const change = (answers: Partial<RuleDraft>) => onDraftChange({ ...draft, ...answers });
  const { from, until, odd_years: odd, even_years: even } = draft;
  const others = draft.tier === 'patterns' ? [] : schedule[draft.tier].filter(({ id }) => id !== draft.id);
  const share = `${odd}${even}`;
  const first = (name: string) => (draft.is_split ? t`${name} first` : t`With ${name}`);
  return (
    <>
      <DayField
        label={t`Ends with the handover on`}
        past
        value={until ?? (from && addDays(from, 1))}
        onValueChange={(value) => change({ until: value })}
        error={isUntilWrong && t`Choose a day after the first night, within a year.`}
      />
      <Field label={t`Who has the children?`}>
        <Select
          value={share}
          onChange={({ target }) =>
            change({ odd_years: target.value[0] as Carer, even_years: target.value[1] as Carer })
          }
        >
          <option value="AA">{first(names.A)}</option>
          <option value="BB">{first(names.B)}</option>
          <option value="AB">{t`${first(names.A)} in odd years, ${names.B} in even`}</option>
          <option value="BA">{t`${first(names.B)} in odd years, ${names.A} in even`}</option>
        </Select>
      </Field>
      <Stack gap="none">
        <Checkbox
          label={t`Half each`}
          checked={draft.is_split}
          onCheckedChange={(isSplit) => change({ is_split: isSplit })}
        />
        <Checkbox
          label={t`Every year`}
          checked={draft.is_yearly}
          onCheckedChange={(isYearly) => change({ is_yearly: isYearly })}
        />
      </Stack>
      {draft.is_yearly && from !== undefined && <YearlyFields draft={draft} from={from} onChange={change} />}
      <OwnHandovers draft={draft} schedule={schedule} onChange={change} />
      {others.length > 0 && (
        <CheckboxGroup.Root
          label={t`Wins over`}
          optional={t`(optional)`}
          value={draft.wins_over}
          onValueChange={(winsOver) => change({ wins_over: winsOver })}
        >
          {others.map(({ id, name }) => (
            <CheckboxGroup.Item key={id} value={id}>
              {name}
            </CheckboxGroup.Item>
          ))}
        </CheckboxGroup.Root>
      )}
    </>
  );
}
