import { useId } from 'react';
import { Card } from '../card/card.tsx';
import { Stack } from '../layout/layout.tsx';
import { List } from '../list/list.tsx';
import { Text } from '../text/text.tsx';
import * as styles from './night-calendar.css.ts';
import { NightSign } from './night-sign.tsx';
import type { CalendarMonth } from './nights.ts';

/** A month as stretches with one person each, for phones. */
export function NightAgenda({ month: { title, totals, stretches } }: { month: CalendarMonth }) {
  const id = useId();
  return (
    <Card flush aria-labelledby={id}>
      <Card.Head>
        <Card.Title id={id}>{title}</Card.Title>
        <Text size="meta" tone="soft">
          {totals}
        </Text>
      </Card.Head>
      <List>
        {stretches.map(({ id, look, sign, days, detail, count }) => (
          <List.Row
            key={id}
            className={look === 'clash' || look === 'gap' ? styles.unsettled : ''}
            icon={<NightSign look={look} sign={sign} />}
            end={
              <Text asChild size="small" tone="soft">
                <span>{count}</span>
              </Text>
            }
          >
            <Stack gap="none" grow>
              <strong>{days}</strong>
              <Text size="meta" tone="soft">
                {detail}
              </Text>
            </Stack>
          </List.Row>
        ))}
      </List>
    </Card>
  );
}
