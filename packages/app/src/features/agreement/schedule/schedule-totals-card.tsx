import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CompiledSchedule, Period } from '@mediation/agreement';
import { Card, FigureTable, Text } from '@mediation/ui';
import { viewerLocale } from '../../../words/names/viewer.ts';
import type { CarerNames } from './carers.ts';
import { dateOf, monthAndYear } from './rules/plan-day.ts';

export interface ScheduleTotalsCardProps {
  compiled: CompiledSchedule;
  /** The months to list above the years. */
  months: readonly Period[];
  names: CarerNames;
}

/** How many nights each parent has, by month and by year, and which share of a year they are. */
export function ScheduleTotalsCard({ compiled, months, names }: ScheduleTotalsCardProps) {
  const { t } = useLingui();
  const { years, handovers, longestWithout } = compiled;
  const heads = [names.A, names.B, t`Unsettled`, t`Nights`];
  const counts = years.map(({ from, to }, index) => {
    const count = handovers.filter(({ day }) => day >= from && day <= to).length;
    return t`${plural(count, { one: '# handover', other: '# handovers' })} in year ${index + 1}.`;
  });
  const longest = (['A', 'B'] as const).map((side) => {
    const stretch = longestWithout[side];
    if (stretch === null) return '';
    const nights = plural(stretch.nights, { one: '# night', other: '# nights' });
    return t`Longest without ${names[side]}: ${nights}, from ${dateOf(stretch.from)}.`;
  });
  return (
    <Card flush aria-labelledby="nights">
      <Card.Head>
        <Card.Title id="nights">{t`Nights with each`}</Card.Title>
        <Text size="small" tone="soft">{t`24 months checked, night by night`}</Text>
      </Card.Head>
      <FigureTable.Root
        look="counts"
        aria-labelledby="nights"
        corner={t`Period`}
        columns={heads.map((name) => ({ id: name, name }))}
      >
        <tbody>
          {months.map((month) => (
            <PeriodRow key={month.from} period={month} heads={heads} name={monthAndYear(month.from)} />
          ))}
          {years.map((year, index) => (
            <PeriodRow
              key={year.from}
              period={year}
              heads={heads}
              name={t`Year ${index + 1}, to ${dateOf(year.to)}`}
              isYear
            />
          ))}
        </tbody>
      </FigureTable.Root>
      <Card.Foot>
        <Text size="small">{[...counts, ...longest].join(' ')}</Text>
      </Card.Foot>
    </Card>
  );
}

interface PeriodRowProps {
  period: Period;
  /** The names of the columns. */
  heads: readonly string[];
  name: string;
  isYear?: boolean;
}

function PeriodRow({ period: { A, B, unsettled, nights }, heads, name, isYear = false }: PeriodRowProps) {
  const counts = [A, B, unsettled || '–', nights];
  const shares = isYear ? [shareOf(A, nights), shareOf(B, nights)] : [];
  return (
    <FigureTable.Row name={name} strong={isYear}>
      {heads.map((head, at) => (
        <FigureTable.Cell key={head} column={head}>
          {counts[at]}
          {shares[at] && <FigureTable.Share>{shares[at]}</FigureTable.Share>}
        </FigureTable.Cell>
      ))}
    </FigureTable.Row>
  );
}

/** With one decimal, as formulas for support ask for it. */
const shareOf = (nights: number, of: number) =>
  new Intl.NumberFormat(viewerLocale(), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(nights / of);
