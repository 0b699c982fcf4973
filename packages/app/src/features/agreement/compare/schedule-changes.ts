import { t } from '@lingui/core/macro';
import { compareSchedules } from '@mediation/agreement';
import type { ParentingSchedule } from '@mediation/api-client';
import type { CarerNames } from '../schedule/carers.ts';
import { ruleTitle, ruleWords, termWords } from '../schedule/rules/describe-rule.ts';
import { dateOf } from '../schedule/rules/plan-day.ts';
import { type AnnexChange, annexChange } from './annex-change.ts';

type Compared = ReturnType<typeof compareSchedules>;
type Year = Compared['years'][number]['now'];

/** What differs between two parenting schedules: rules, what holds for all nights, and the nights of each parent. */
export function scheduleChanges(
  before: ParentingSchedule | null,
  now: ParentingSchedule | null,
  names: CarerNames,
): { changes: AnnexChange[]; years: (AnnexChange & { moved: number })[] } {
  const compared = compareSchedules(before, now);
  const rules = compared.rules.map((it) => {
    const rule = it.now ?? it.before;
    return annexChange(
      it.id,
      rule ? ruleTitle(rule) : '',
      it.before && before ? ruleWords(it.before, before, names) : undefined,
      it.now && now ? ruleWords(it.now, now, names) : undefined,
    );
  });
  const termNames = { handover: t`Handover`, school_holidays: t`School holidays`, time_zone: t`Time zone` };
  const terms = compared.terms.map((term) =>
    annexChange(
      term,
      termNames[term],
      before ? termWords[term](before) : undefined,
      now ? termWords[term](now) : undefined,
    ),
  );
  const counts = ({ A, B, unsettled }: Year) =>
    [`${names.A}: ${A}.`, `${names.B}: ${B}.`, ...(unsettled > 0 ? [t`Unsettled: ${unsettled}.`] : [])].join(' ');
  const years = compared.years.map((it) => ({
    ...annexChange(
      it.now.from,
      t`Nights from ${dateOf(it.now.from)} to ${dateOf(it.now.to)}`,
      counts(it.before),
      counts(it.now),
    ),
    moved: it.moved,
  }));
  return { changes: [...rules, ...terms], years };
}
