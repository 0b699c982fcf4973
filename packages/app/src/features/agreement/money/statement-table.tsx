import { useLingui } from '@lingui/react/macro';
import { monthlyOf, rowsOf, type MoneyRow } from '@mediation/agreement';
import type { StatementFigure } from '@mediation/api-client';
import { Badge, Card, FigureTable, Text } from '@mediation/ui';
import type { ReactNode } from 'react';
import { amountText, currencyName } from '../../../words/amounts/money.ts';
import { firstName } from '../../../words/names/people-names.ts';
import { fullDate } from '../../../words/times/relative-time.ts';
import { FigureCell } from './figures/figure-cell.tsx';
import { categories, categoryNames, sharesText, sumNames } from './money-words.ts';

export interface StatementTableProps<F extends StatementFigure> {
  currency: string;
  parties: readonly { participant_id: string; name: string }[];
  figures: readonly F[];
  /** Limits the rows; sums count all figures. */
  isShown?: (figure: F) => boolean;
  /** The button beside a figure. */
  renderAction?: (figure: F) => ReactNode;
  /** What stands below a figure: its questions. */
  renderNote?: (figure: F) => ReactNode;
}

/** Both statements beside each other, with joint figures across both columns. */
export function StatementTable<F extends StatementFigure>(props: StatementTableProps<F>) {
  const { currency, parties, figures, isShown = () => true } = props;
  const { t, i18n } = useLingui();
  const ids = parties.map(({ participant_id }) => participant_id);
  const day = commonDay(figures);
  const isRowShown = ({ joint = [], own }: MoneyRow<F>) =>
    [...joint, ...own].some((it) => it !== undefined && isShown(it));
  const sums = (category: F['category']) =>
    ids.map((id) => {
      const mine = figures.filter((it) => it.category === category && it.participant_id === id && !it.is_joint);
      return mine.reduce((sum, figure) => sum + monthlyOf(figure), 0);
    });
  const names = parties.map(({ name }) => firstName(name));
  const unit = t`${currencyName(currency)} (${currency})`;
  return (
    <Card flush>
      <FigureTable.Root
        look="pair"
        label={t`Figures of both`}
        corner={
          <>
            {unit}
            {day !== undefined && (
              <>
                <br />
                {fullDate(day)}
              </>
            )}
          </>
        }
        unit={day === undefined ? unit : `${unit} · ${fullDate(day)}`}
        columns={parties.map(({ participant_id, name }) => ({ id: participant_id, name }))}
      >
        {categories.map((category) => {
          const rows = rowsOf(figures, category, ids).filter(isRowShown);
          if (rows.length === 0) return null;
          return (
            <FigureTable.Section key={category} name={i18n._(categoryNames[category])} span={1 + ids.length}>
              {rows.map((row) => (
                <FigureRow key={(row.joint ?? row.own).map((it) => it?.id).join()} row={row} day={day} table={props} />
              ))}
              <FigureTable.Row name={i18n._(sumNames[category])} strong>
                {sums(category).map((sum, at) => (
                  <FigureTable.Cell key={ids[at]} column={names[at]} isSum>
                    {amountText(sum, currency)}
                  </FigureTable.Cell>
                ))}
              </FigureTable.Row>
            </FigureTable.Section>
          );
        })}
      </FigureTable.Root>
    </Card>
  );
}

interface FigureRowProps<F extends StatementFigure> {
  row: MoneyRow<F>;
  /** The day that the head of the table says. */
  day: string | undefined;
  table: StatementTableProps<F>;
}

/** What both have of one kind: a figure of each, or one that they have together. */
function FigureRow<F extends StatementFigure>({ row, day, table }: FigureRowProps<F>) {
  const { currency, parties, renderAction = () => null, renderNote = () => null } = table;
  const { t } = useLingui();
  const { label, joint, own } = row;
  const ids = parties.map(({ participant_id }) => participant_id);
  const names = parties.map(({ name }) => firstName(name));
  return (
    <FigureTable.Row
      name={
        <>
          <Text asChild>
            <span>{label}</span>
          </Text>{' '}
          {joint && <Badge>{t`Together`}</Badge>}
        </>
      }
    >
      {joint ? (
        <FigureTable.Cell span={ids.length}>
          {joint.map((figure) => (
            <FigureCell
              key={figure.id}
              figure={figure}
              currency={currency}
              day={day}
              action={renderAction(figure)}
              isJoint
              shares={sharesText(figure, parties)}
              {...(joint.length > 1 && { owner: names[ids.indexOf(figure.participant_id)] })}
            >
              {renderNote(figure)}
            </FigureCell>
          ))}
        </FigureTable.Cell>
      ) : (
        own.map((figure, at) => (
          <FigureTable.Cell key={ids[at]} column={names[at]}>
            {figure === undefined ? (
              <Text asChild tone="soft">
                <span>{t`None`}</span>
              </Text>
            ) : (
              <FigureCell figure={figure} currency={currency} day={day} action={renderAction(figure)}>
                {renderNote(figure)}
              </FigureCell>
            )}
          </FigureTable.Cell>
        ))
      )}
    </FigureTable.Row>
  );
}

/** The day of most figures, which stands once above them. */
function commonDay(figures: readonly StatementFigure[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { as_of } of figures) counts.set(as_of, (counts.get(as_of) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
