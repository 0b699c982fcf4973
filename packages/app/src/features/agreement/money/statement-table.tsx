import { useLingui } from '@lingui/react/macro';
import { monthlyOf, rowsOf, type MoneyRow } from '@mediation/agreement';
import type { StatementFigure } from '@mediation/api-client';
import { Badge, Card, Table, Text } from '@mediation/ui';
import type { ReactNode } from 'react';
import { amountText, currencyName } from '../../../words/amounts/money.ts';
import { firstName } from '../../../words/names/people-names.ts';
import { fullDate } from '../../../words/times/relative-time.ts';
import { FigureCell } from './figures/figure-cell.tsx';
import { categories, categoryNames, sharesText, sumNames } from './money-words.ts';
import * as styles from './money.css.ts';

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
  const {
    currency,
    parties,
    figures,
    isShown = () => true,
    renderAction = () => null,
    renderNote = () => null,
  } = props;
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
      <div className={styles.unit}>{day === undefined ? unit : `${unit} · ${fullDate(day)}`}</div>
      <Table stack aria-label={t`Figures of both`} className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              {unit}
              {day !== undefined && (
                <>
                  <br />
                  {fullDate(day)}
                </>
              )}
            </th>
            {parties.map(({ participant_id, name }) => (
              <th key={participant_id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {categories.map((category) => {
          const rows = rowsOf(figures, category, ids).filter(isRowShown);
          if (rows.length === 0) return null;
          return (
            <tbody key={category}>
              <tr className={styles.section}>
                <th colSpan={1 + ids.length} scope="colgroup" className={styles.sectionName}>
                  {i18n._(categoryNames[category])}
                </th>
              </tr>
              {rows.map(({ label, joint, own }) => (
                <tr key={(joint ?? own).map((it) => it?.id).join()} className={styles.line}>
                  <th scope="row" className={styles.rowName}>
                    <Text asChild>
                      <span>{label}</span>
                    </Text>{' '}
                    {joint && <Badge>{t`Together`}</Badge>}
                  </th>
                  {joint ? (
                    <td colSpan={ids.length} data-phone="row" className={`${styles.cell} ${styles.whole}`}>
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
                    </td>
                  ) : (
                    own.map((figure, at) => (
                      <td key={ids[at]} className={styles.cell}>
                        <span className={styles.owner}>{names[at]}</span>
                        {figure === undefined ? (
                          <Text asChild tone="soft">
                            <span>{t`None`}</span>
                          </Text>
                        ) : (
                          <FigureCell figure={figure} currency={currency} day={day} action={renderAction(figure)}>
                            {renderNote(figure)}
                          </FigureCell>
                        )}
                      </td>
                    ))
                  )}
                </tr>
              ))}
              <tr className={styles.line}>
                <th scope="row" className={`${styles.rowName} ${styles.strong}`}>
                  {i18n._(sumNames[category])}
                </th>
                {sums(category).map((sum, at) => (
                  <td key={ids[at]} data-align="end" className={`${styles.cell} ${styles.amount} ${styles.strong}`}>
                    <span className={styles.owner}>{names[at]}</span>
                    {amountText(sum, currency)}
                  </td>
                ))}
              </tr>
            </tbody>
          );
        })}
      </Table>
    </Card>
  );
}

/** The day of most figures, which stands once above them. */
function commonDay(figures: readonly StatementFigure[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { as_of } of figures) counts.set(as_of, (counts.get(as_of) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
