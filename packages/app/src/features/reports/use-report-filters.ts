import { type InputOf, getReport } from '@mediation/api-client';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Days, type Range, daysOfRange, rangeProblemOf, ranges } from './report-range.ts';

const fields = getReport.input.shape;

/** The current day; days of a report are in UTC. */
export const todayInUtc = () => new Date().toISOString().slice(0, 10);

type Name = 'range' | 'from' | 'to' | 'organization' | 'mediator' | 'issue';

/**
 * What a report is about. It is kept in the address, so that a report can be a bookmark. `typed` are the days in the
 * fields, `days` those of the report.
 */
export function useReportFilters() {
  const [search, setSearch] = useSearchParams();
  const set = (changes: Partial<Record<Name, string>>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const range: Range = ranges.find((it) => it === search.get('range')) ?? 'year';
  const from = fields.from.safeParse(search.get('from')).data;
  const to = fields.to.safeParse(search.get('to')).data;
  const typed: Days = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const problem = range === 'own' ? rangeProblemOf(typed, todayInUtc()) : null;
  const chosen = range === 'own' ? typed : daysOfRange(range, todayInUtc());
  // Days that make no report leave the last one.
  const [last, setLast] = useState(() => (problem === null ? chosen : daysOfRange('year', todayInUtc())));
  const days = problem === null ? chosen : last;
  if (days.from !== last.from || days.to !== last.to) setLast(days);
  const organization_id = fields.organization_id.safeParse(search.get('organization')).data;
  const mediator_id = fields.mediator_id.safeParse(search.get('mediator')).data;
  const issue = fields.issue.safeParse(search.get('issue')).data;
  const about: Omit<InputOf<typeof getReport>, keyof Days> = {
    ...(organization_id !== undefined && { organization_id }),
    ...(mediator_id !== undefined && { mediator_id }),
    ...(issue !== undefined && { issue }),
  };
  return { range, days, typed, problem, about, set };
}

export type ReportFilters = ReturnType<typeof useReportFilters>;
