import { useLingui } from '@lingui/react/macro';
import { type Median, type Report, steps } from '@mediation/api-client';
import { Card, Table } from '@mediation/ui';
import { listOf } from '../../words/names/people-names.ts';
import { stepNames } from '../../words/names/step-names.ts';
import { viewerLocale } from '../../words/names/viewer.ts';

/** The median durations of steps, reviews and answers, and the load of each mediator. */
export function TimesCard({ report }: { report: Report }) {
  const { t, i18n } = useLingui();
  const locale = viewerLocale();
  const inUnit = (unit: 'day' | 'hour', { median }: Median) =>
    median === null
      ? '–'
      : new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 }).format(
          median,
        );
  const all = [
    ...steps.map((step) => ({
      id: step as string,
      what: i18n._(stepNames[step]),
      time: inUnit('day', report.days_by_step[step]),
      count: report.days_by_step[step].count,
    })),
    {
      id: 'review',
      what: t`Review of a document`,
      time: inUnit('hour', report.review_hours),
      count: report.review_hours.count,
    },
    {
      id: 'response',
      what: t`First answer to a message`,
      time: inUnit('hour', report.response_hours),
      count: report.response_hours.count,
    },
  ];
  const rows = all.filter(({ count }) => count > 0);
  const uncounted = listOf(all.flatMap(({ what, count }) => (count > 0 ? [] : [what])));
  return (
    <>
      <Card flush aria-labelledby="times">
        <Card.Head>
          <Card.Title id="times">{t`How long it takes`}</Card.Title>
        </Card.Head>
        {rows.length > 0 && (
          <Table aria-labelledby="times">
            <thead>
              <tr>
                <th>{t`What`}</th>
                <th data-align="end">{t`Median`}</th>
                <th data-align="end">{t`Counted`}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, what, time, count }) => (
                <tr key={id}>
                  <td>{what}</td>
                  <td data-align="end">{time}</td>
                  <td data-align="end">{count}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
        {uncounted !== '' && <Card.Foot>{t`Nothing to count yet: ${uncounted}.`}</Card.Foot>}
      </Card>
      {report.load.length > 1 && <LoadTable load={report.load} />}
    </>
  );
}

function LoadTable({ load }: Pick<Report, 'load'>) {
  const { t } = useLingui();
  return (
    <Card flush aria-labelledby="load">
      <Card.Head>
        <Card.Title id="load">{t`Open cases of each mediator`}</Card.Title>
      </Card.Head>
      <Table aria-labelledby="load">
        <thead>
          <tr>
            <th>{t`Mediator`}</th>
            <th data-align="end">{t`Open cases`}</th>
          </tr>
        </thead>
        <tbody>
          {load.map((mediator) => (
            <tr key={mediator.mediator_id}>
              <td>{mediator.name}</td>
              <td data-align="end">{mediator.open_cases}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
