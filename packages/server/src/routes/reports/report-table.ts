import type { Median, Report } from '@mediation/api-client';

type Cell = string | number | null;

/**
 * Writes a report as CSV (RFC 4180), one number per line. Names are in the last column, so that they cannot shift other
 * cells.
 */
export function reportTable(report: Report): string {
  const lines: Cell[][] = [
    ['figure', 'of', 'value', 'count', 'name'],
    ...counted('cases_by_status', report.cases_by_status),
    ...counted('cases_by_step', report.cases_by_step),
    ['documents_waiting', '', report.documents_waiting],
    ['documents_late', '', report.documents_late],
    ...counted('closed_by_reason', report.closed_by_reason),
    ['agreement_rate', '', report.agreement.rate, report.agreement.count],
    ...Object.entries(report.days_by_step).map(([step, it]) => median('days_by_step', step, it)),
    median('review_hours', '', report.review_hours),
    median('response_hours', '', report.response_hours),
    ...counted('reviews_by_age', report.reviews_by_age),
    ...counted('sessions', report.sessions),
    median('agreement_weeks', '', report.agreement_weeks),
    ...report.periods.flatMap(({ starts_on, agreement_weeks, sessions }) => [
      median('agreement_weeks_from', starts_on, agreement_weeks),
      ...Object.entries(sessions).map(([status, count]) => [`sessions_${status}_from`, starts_on, count]),
    ]),
    ...report.load.map(({ mediator_id, name, open_cases }) => ['open_cases', mediator_id, open_cases, '', name]),
  ];
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}

const counted = (figure: string, counts: Record<string, number>) =>
  Object.entries(counts).map(([of, count]) => [figure, of, count]);

const median = (figure: string, of: string, value: Median): Cell[] => [figure, of, value.median, value.count];

/** Escapes cells that a spreadsheet would run as a formula. */
const cell = (value: Cell) => {
  const text = String(value ?? '').replace(/^(?=[=+\-@\t\r])/, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
