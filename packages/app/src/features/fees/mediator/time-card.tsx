import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CaseFees, TimeEntry } from '@mediation/api-client';
import { Card, IconButton, Link, Table, Text, VisuallyHidden } from '@mediation/ui';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { monthName, plainAmount, shortDay, taxText, timeText, whatText } from '../fee-words.ts';
import * as styles from './fees.css.ts';
import { InvoicedTimeList } from './invoiced-time.tsx';
import { TimeDialog } from './time-dialog.tsx';

export interface TimeCardProps {
  caseId: string;
  fees: CaseFees;
  mayWrite: boolean;
}

/** The time that is in no invoice yet, with what it costs, and below it that of invoices. */
export function TimeCard({ caseId, fees, mayWrite }: TimeCardProps) {
  const { t } = useLingui();
  const { time, invoiced, currency } = fees;
  const [editing, setEditing] = useState<TimeEntry | 'new'>();
  const months = new Set(time.map(({ on_day: day }) => day.slice(0, 7)));
  const [first] = time;
  const title =
    first !== undefined && months.size === 1 ? t`Time recorded in ${monthName(first.on_day)}` : t`Time recorded`;
  return (
    <Card flush aria-labelledby="time">
      <Card.Head>
        <Card.Title id="time">{title}</Card.Title>
        {mayWrite && (
          <Link asChild>
            <button type="button" onClick={() => setEditing('new')}>{t`Add time`}</button>
          </Link>
        )}
      </Card.Head>
      {time.length === 0 ? (
        <Card.Body>
          <Text tone="soft">
            {invoiced.length === 0
              ? t`Nothing yet. A session appears here once it was held.`
              : t`Nothing that is not on an invoice.`}
          </Text>
        </Card.Body>
      ) : (
        <Table aria-labelledby="time" className={styles.time}>
          <thead>
            <tr>
              <th scope="col">{t`Day`}</th>
              <th scope="col">{t`What for`}</th>
              <th scope="col" data-align="end" data-wide>
                {t({ context: 'duration', message: 'Time' })}
              </th>
              <th scope="col" data-align="end">
                {currency}
              </th>
              {mayWrite && (
                <th scope="col">
                  <VisuallyHidden>{t`Change`}</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {time.map((entry) => (
              <tr key={entry.id ?? entry.session_id}>
                <td className={styles.day}>{shortDay(entry.on_day)}</td>
                <td data-breaks>{whatText(entry)}</td>
                <td data-align="end" data-wide>
                  {timeText(entry.minutes)}
                </td>
                <td data-align="end">
                  <AmountOf entry={entry} fees={fees} />
                </td>
                {mayWrite && (
                  <td className={styles.change}>
                    <IconButton
                      size="small"
                      label={t`Change ${whatText(entry)}, ${shortDay(entry.on_day)}`}
                      onClick={() => setEditing(entry)}
                    >
                      <Pencil />
                    </IconButton>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
          <Foot fees={fees} mayWrite={mayWrite} />
        </Table>
      )}
      {invoiced.length > 0 && <InvoicedTimeList time={invoiced} />}
      {editing !== undefined && (
        <TimeDialog
          caseId={caseId}
          fees={fees}
          {...(editing !== 'new' && { entry: editing })}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Card>
  );
}

/** The total of what is in no invoice. */
function Foot({ fees, mayWrite }: Pick<TimeCardProps, 'fees' | 'mayWrite'>) {
  const { t } = useLingui();
  const { time, currency, bill_minor: bill } = fees;
  return (
    <tfoot>
      <tr>
        <td>
          <VisuallyHidden>{t`Total`}</VisuallyHidden>
        </td>
        <td>
          <Total fees={fees} />
        </td>
        <td data-align="end" data-wide>
          {timeText(time.reduce((sum, { minutes }) => sum + minutes, 0))}
        </td>
        <td data-align="end">{plainAmount(bill, currency)}</td>
        {mayWrite && (
          <td>
            <VisuallyHidden>{currency}</VisuallyHidden>
          </td>
        )}
      </tr>
    </tfoot>
  );
}

function AmountOf({ entry, fees: { currency, rate_minor: rate, charging } }: { entry: TimeEntry; fees: CaseFees }) {
  const { t } = useLingui();
  if (entry.amount_minor !== null) return plainAmount(entry.amount_minor, currency);
  return entry.is_charged && rate === null && charging !== 'free' ? t`No rate yet` : t`Included`;
}

/** What the total is for. */
function Total({ fees: { time, charging, tax_name: tax, tax_percent: percent } }: { fees: CaseFees }) {
  const { t } = useLingui();
  const charged = time.filter(({ is_charged: isCharged }) => isCharged);
  const what =
    charging === 'fixed'
      ? t`Fixed fee for the case`
      : charging === 'free'
        ? t`Free of charge`
        : charging === 'session'
          ? plural(charged.length, { one: '# session', other: '# sessions' })
          : t`${timeText(charged.reduce((sum, { minutes }) => sum + minutes, 0))} charged`;
  return percent === 0 || charging === 'free' ? what : t`${what}, with ${taxText(tax, percent)}`;
}
