import { compile, rulesOf, startOf } from '@mediation/agreement';
import type { ParentingSchedule } from '@mediation/api-client';
import { useMemo, useState } from 'react';
import { today } from '../../../words/times/due-text.ts';

const shown = 4;

/** A schedule night by night from its start on, and the four months in view. */
export function useCompiled(schedule: ParentingSchedule) {
  const start = startOf(schedule) ?? today();
  const compiled = useMemo(() => compile(schedule, start), [schedule, start]);
  const numbers = useMemo(() => new Map(rulesOf(schedule).map(({ number, rule }) => [rule.id, number])), [schedule]);
  const [first, setFirst] = useState(0);
  const latest = Math.max(compiled.months.length - shown, 0);
  const from = Math.min(first, latest);
  return {
    compiled,
    numbers,
    months: compiled.months.slice(from, from + shown),
    move: (months: number) => setFirst(Math.min(Math.max(from + months, 0), latest)),
  };
}
