import { useLingui } from '@lingui/react/macro';
import { type Median, type Report, steps } from '@mediation/api-client';
import { type Cell, csvOf } from '../../browser/csv.ts';
import { closeReasons } from '../../words/names/close-reasons.ts';
import { promises } from '../../words/texts/promises.ts';
import { sessionStates } from '../../words/names/session-names.ts';
import { stepNames } from '../../words/names/step-names.ts';

const keysOf = <Key extends string>(names: Record<Key, unknown>) => Object.keys(names) as Key[];

/** Writes a report as a table of one number per line, in the words of the page. */
export function useReportTable(): (report: Report) => string {
  const { t, i18n } = useLingui();
  const caseStates = { open: t({ context: 'case', message: 'Open' }), on_hold: t`On hold`, closed: t`Closed` };
  const ages = {
    within_24_hours: t`Under 24 hours`,
    within_48_hours: t`24 to 48 hours`,
    later: t`Over 48 hours`,
  };
  const [cases, documents, sessions] = [t`cases`, t`documents`, t`sessions`];
  const [days, hours, weeks] = [t`days (median)`, t`hours (median)`, t`weeks (median)`];
  const line = (what: string, which: string, number: number | null, unit: string): Cell[] => [
    what,
    which,
    '',
    number,
    unit,
    '',
  ];
  const time = (what: string, which: string, { median, count }: Median, unit: string, from = ''): Cell[] => [
    what,
    which,
    from,
    median,
    unit,
    count,
  ];
  return (report) => {
    const { closed_by_reason: reasons, agreement, period_unit, periods } = report;
    const isByWeek = period_unit === 'week';
    return csvOf([
      [t`What`, t`Which`, isByWeek ? t`Week from` : t`Month`, t`Number`, t`Unit`, t`Counted`],
      ...keysOf(caseStates).map((it) => line(t`Cases`, caseStates[it], report.cases_by_status[it], cases)),
      ...steps.map((it) => line(t`Open cases by step`, i18n._(stepNames[it]), report.cases_by_step[it], cases)),
      line(t`Documents waiting`, '', report.documents_waiting, documents),
      line(t`Documents waiting over ${promises.reviewLateHours} hours`, '', report.documents_late, documents),
      ...keysOf(closeReasons).map((it) => line(t`How cases ended`, i18n._(closeReasons[it]), reasons[it], cases)),
      [t`Reached agreement`, '', '', reasons.agreed_full + reasons.agreed_part, cases, agreement.count],
      [t`Reached agreement`, t`Share`, '', agreement.rate, '', agreement.count],
      ...steps.map((it) => time(t`How long it takes`, i18n._(stepNames[it]), report.days_by_step[it], days)),
      time(t`How long it takes`, t`Review of a document`, report.review_hours, hours),
      time(t`How long it takes`, t`First answer to a message`, report.response_hours, hours),
      ...keysOf(ages).map((it) =>
        line(t`How soon documents are decided`, ages[it], report.reviews_by_age[it], documents),
      ),
      ...keysOf(sessionStates).map((it) => line(t`Sessions`, i18n._(sessionStates[it]), report.sessions[it], sessions)),
      time(t`Weeks to agreement`, '', report.agreement_weeks, weeks),
      ...periods.flatMap(({ starts_on, agreement_weeks, sessions: counts }) => {
        const from = isByWeek ? starts_on : starts_on.slice(0, 7);
        return [
          time(t`Weeks to agreement`, '', agreement_weeks, weeks, from),
          ...keysOf(counts).map((it) => [t`Sessions`, i18n._(sessionStates[it]), from, counts[it], sessions, '']),
        ];
      }),
      ...report.load.map(({ name, open_cases }) => line(t`Open cases of each mediator`, name, open_cases, cases)),
    ]);
  };
}
