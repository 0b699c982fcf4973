import { useLingui } from '@lingui/react/macro';
import type { InvoicedTime } from '@mediation/api-client';
import { List, Text } from '@mediation/ui';
import { listOf } from '../../../words/names/people-names.ts';
import { shortDay, timeText, whatText } from '../fee-words.ts';

/** The time that is in invoices already, with their numbers. Nobody changes it. */
export function InvoicedTimeList({ time }: { time: readonly InvoicedTime[] }) {
  const { t } = useLingui();
  return (
    <List aria-label={t`Time in invoices`}>
      {time.map((entry) => (
        <List.Row key={entry.id}>
          <Text size="small">
            {shortDay(entry.on_day)} · {whatText(entry)} · {timeText(entry.minutes)}
          </Text>
          <Text size="small" tone="soft">
            {t`On invoice ${listOf(entry.numbers)}`}
          </Text>
        </List.Row>
      ))}
    </List>
  );
}
