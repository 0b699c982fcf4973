import { t } from '@lingui/core/macro';
import { rulesOf } from '@mediation/agreement';
import type { ParentingSchedule } from '@mediation/api-client';
import { ruleTitle } from '../rules/describe-rule.ts';

/** Where in a schedule a refused field is: "Holiday “Summer”". The path is that of the contract, like `schedule.holidays.0.name`. */
export function draftPlace(path: string, schedule: ParentingSchedule): string {
  const [part = '', ...rest] = path.replace(/^schedule\./, '').split('.');
  const at = Number(rest.find((it) => /^\d+$/.test(it)));
  if (part === 'handover') return rest[0] === 'school_days' ? t`Handover on school days` : t`Handover on other days`;
  if (part === 'school_holidays') {
    const name = schedule.school_holidays.list[at]?.name;
    return name === undefined ? t`School holidays` : t`School holiday “${name}”`;
  }
  if (part === 'time_zone') return t`Time zone`;
  if (part !== 'exceptions' && part !== 'holidays' && part !== 'patterns') return t`Schedule`;
  const id = schedule[part][at]?.id;
  const rule = rulesOf(schedule).find((it) => it.rule.id === id);
  return rule === undefined ? t`Rules` : t`Rule ${rule.number}, “${ruleTitle(rule)}”`;
}
