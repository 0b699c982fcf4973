import { useLingui } from '@lingui/react/macro';
import type { CaseSummary } from '@mediation/api-client';
import { Card, Facts, Table } from '@mediation/ui';
import { timeFormat } from '@mediation/ui/time-format';
import { useState } from 'react';
import { closeReasons } from '../../words/names/close-reasons.ts';
import { fullDate } from '../../words/times/relative-time.ts';
import { roleNames } from '../../words/names/role-names.ts';
import { sessionStates } from '../../words/names/session-names.ts';
import { viewerLocale } from '../../words/names/viewer.ts';

/** The facts of a case on paper: people, sessions with both parties, attendance and outcome. */
export function CourtSummary({ summary }: { summary: CaseSummary }) {
  const { t, i18n } = useLingui();
  const [writtenOn] = useState(() => new Date());
  const { reference, status, close_reason, opened_on, closed_on, people, sessions, time_zone: timeZone } = summary;
  const attendance = { present: t`Came`, late: t`Came late`, absent: t`Did not come` };
  const states = { open: t({ context: 'case', message: 'Open' }), on_hold: t`On hold`, closed: t`Closed` };
  return (
    <>
      <Card aria-labelledby="summary">
        <Card.Title id="summary">{t`Case ${reference}`}</Card.Title>
        <Facts
          facts={[
            { term: t`Opened`, detail: fullDate(opened_on) },
            ...(closed_on === null ? [] : [{ term: t`Closed`, detail: fullDate(closed_on) }]),
            { term: t`State`, detail: states[status] },
            ...(close_reason === null ? [] : [{ term: t`Outcome`, detail: i18n._(closeReasons[close_reason]) }]),
            {
              term: t`People`,
              detail: (
                <ul>
                  {people.map(({ participant_id, name, role }) => (
                    <li key={participant_id}>{`${name}, ${i18n._(roleNames[role])}`}</li>
                  ))}
                </ul>
              ),
            },
            { term: t`Written on`, detail: onPaper(writtenOn, { timeZone }) },
          ]}
        />
      </Card>
      <Card flush aria-labelledby="sessions">
        <Card.Head>
          <Card.Title id="sessions">{t`Sessions with both parties`}</Card.Title>
        </Card.Head>
        <Table aria-labelledby="sessions">
          <thead>
            <tr>
              <th>{t`When`}</th>
              <th>{t`State`}</th>
              <th>{t`Who came`}</th>
            </tr>
          </thead>
          <tbody>
            {sessions.length === 0 && (
              <tr>
                <td colSpan={3}>{t`No session with both parties has been held.`}</td>
              </tr>
            )}
            {sessions.map((session) => (
              <tr key={session.starts_at}>
                <td>
                  {onPaper(new Date(session.starts_at), {
                    ...timeFormat(viewerLocale()),
                    timeZoneName: 'short',
                    timeZone,
                  })}
                </td>
                <td>{i18n._(sessionStates[session.status])}</td>
                <td>
                  {people
                    .flatMap(({ participant_id, name }) => {
                      const came = session.attendance[participant_id];
                      return came === undefined ? [] : [`${name}: ${attendance[came]}`];
                    })
                    .join('. ')}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Card>
    </>
  );
}

/** A date always with its year: paper is read later. */
const onPaper = (date: Date, zoned: Intl.DateTimeFormatOptions) =>
  date.toLocaleString(viewerLocale(), { day: 'numeric', month: 'long', year: 'numeric', ...zoned });
