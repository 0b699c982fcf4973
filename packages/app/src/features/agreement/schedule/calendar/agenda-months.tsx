import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type AgendaStretch, type CompiledSchedule, type Period, stretchesOf } from '@mediation/agreement';
import { Card, List, Stack, Text } from '@mediation/ui';
import type { CarerNames } from '../carers.ts';
import { lettersOf } from './night-cell.tsx';
import { useNightWords } from './night-words.ts';
import { monthAndYear, shortDays, timeOfDay } from '../rules/plan-day.ts';
import * as styles from '../schedule.css.ts';

export interface AgendaMonthsProps {
  compiled: CompiledSchedule;
  months: readonly Period[];
  names: CarerNames;
  numbers: ReadonlyMap<string, number>;
}

/** Months as stretches with one parent each, for phones. A stretch is in the month in which it begins. */
export function AgendaMonths({ compiled, months, names, numbers }: AgendaMonthsProps) {
  const { totalsOf } = useNightWords(names, numbers);
  const stretches = stretchesOf(compiled);
  return (
    <Stack>
      {months.map((month) => (
        <Card key={month.from} flush aria-labelledby={`agenda-${month.from}`}>
          <Card.Head>
            <Card.Title id={`agenda-${month.from}`}>{monthAndYear(month.from)}</Card.Title>
            <Text size="meta" tone="soft">
              {totalsOf(month)}
            </Text>
          </Card.Head>
          <List>
            {stretches
              .filter(({ from }) => from >= month.from && from <= month.to)
              .map((stretch) => (
                <StretchRow key={stretch.from} stretch={stretch} names={names} numbers={numbers} />
              ))}
          </List>
        </Card>
      ))}
    </Stack>
  );
}

function StretchRow({
  stretch,
  names,
  numbers,
}: Pick<AgendaMonthsProps, 'names' | 'numbers'> & { stretch: AgendaStretch }) {
  const { t } = useLingui();
  const { bothRules } = useNightWords(names, numbers);
  const { from, to, carer, nights, rules, handover } = stretch;
  const look = carer ?? (rules.length > 0 ? 'clash' : 'gap');
  const who = carer === null ? (look === 'clash' ? t`Two carers` : t`No carer`) : names[carer];
  const where = handover && [handover.place, timeOfDay(handover.time)].filter(Boolean).join(', ');
  const detail = carer === null ? look === 'clash' && bothRules(rules) : where && t`Handover: ${where}`;
  return (
    <List.Row
      className={carer === null ? styles.unsettled : ''}
      icon={
        <span className={styles.tag[look]} aria-hidden>
          {lettersOf(look, names)}
        </span>
      }
      end={
        <Text asChild size="small" tone="soft">
          <span>{t`${plural(nights, { one: '# night', other: '# nights' })}`}</span>
        </Text>
      }
    >
      <Stack gap="none" grow>
        <strong>{shortDays(from, to)}</strong>
        <Text size="meta" tone="soft">
          {[who, detail].filter(Boolean).join('. ')}
        </Text>
      </Stack>
    </List.Row>
  );
}
