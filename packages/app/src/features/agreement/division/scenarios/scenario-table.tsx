import { useLingui } from '@lingui/react/macro';
import type { Settlement } from '@mediation/api-client';
import { Avatar, Card, Table } from '@mediation/ui';
import { Fragment, type ReactNode } from 'react';
import { useUser } from '../../../../auth/session-provider.tsx';
import { currencyName } from '../../../../words/amounts/money.ts';
import type { DivisionPlace } from '../division-place.ts';
import { ReadersBadge } from './readers-badge.tsx';
import { rowTexts, sections, strongRows } from './scenario-rows.ts';
import * as styles from './scenarios.css.ts';
import { wayName } from './ways.ts';

export interface ScenarioTableProps {
  place: DivisionPlace;
  /** The ways with their letters; on phones those that are away are hidden. */
  ways: readonly { way: Settlement; letter: string; isAway: boolean }[];
  renderMenu: (way: Settlement) => ReactNode;
}

const sides = ['A', 'B'] as const;

/** The ways beside each other, with the same rows in each and none marked as better. */
export function ScenarioTable({ place, ways, renderMenu }: ScenarioTableProps) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const { currency, names, fullNames } = place;
  const columns = ways.map((it) => ({ ...it, texts: rowTexts(place, it.way) }));
  const away = (isAway: boolean) => (isAway ? '' : undefined);
  return (
    <Card flush>
      <Table className={styles.table} aria-label={t`Ways it could go`}>
        <thead>
          <tr className={styles.top}>
            <th scope="col" rowSpan={2} className={styles.corner}>{t`${currencyName(currency)} (${currency})`}</th>
            {ways.map(({ way, letter, isAway }) => (
              <th key={way.id} colSpan={2} scope="colgroup" className={styles.first} data-away={away(isAway)}>
                <span className={styles.title}>
                  <i className={styles.letter}>{letter}</i>
                  <span className={styles.wayName}>{wayName(way, role)}</span>
                  {renderMenu(way)}
                </span>
                <ReadersBadge place={place} way={way} />
              </th>
            ))}
          </tr>
          <tr className={styles.people}>
            {ways.map(({ way, isAway }) =>
              sides.map((side) => (
                <th
                  key={`${way.id} ${side}`}
                  scope="col"
                  className={side === 'A' ? styles.first : undefined}
                  data-away={away(isAway)}
                >
                  <span className={styles.person}>
                    <Avatar name={fullNames[side]} tone={side === 'A' ? 'a' : 'b'} size="small" />
                    {names[side]}
                  </span>
                </th>
              )),
            )}
          </tr>
        </thead>
        {sections.map(({ name, rows }) => {
          const held = rows.filter(([key]) => columns.some(({ texts }) => texts[key] !== undefined));
          return (
            <tbody key={name.id}>
              <tr className={styles.section}>
                <th colSpan={1 + 2 * ways.length} scope="colgroup">
                  {i18n._(name)}
                </th>
              </tr>
              {held.map(([key, label]) => (
                <tr key={key} className={strongRows.has(key) ? styles.strong : undefined}>
                  <th scope="row">{i18n._(label)}</th>
                  {columns.map(({ way, isAway, texts }) => (
                    <Fragment key={way.id}>
                      {sides.map((side) => (
                        <td key={side} className={side === 'A' ? styles.first : undefined} data-away={away(isAway)}>
                          <span className={styles.column}>{names[side]}</span>
                          {texts[key]?.[side] ?? '–'}
                        </td>
                      ))}
                    </Fragment>
                  ))}
                </tr>
              ))}
            </tbody>
          );
        })}
      </Table>
    </Card>
  );
}
