import { useLingui } from '@lingui/react/macro';
import type { DividedRow } from '@mediation/agreement';
import type { Figure } from '@mediation/api-client';
import { Badge } from '@mediation/ui';
import { plainAmount } from '../../../../words/amounts/money.ts';
import { today } from '../../../../words/times/due-text.ts';
import { fullDate } from '../../../../words/times/relative-time.ts';
import { ageText } from '../division-words.ts';
import { ClockAlert } from 'lucide-react';
import type { DivisionPlace } from '../division-place.ts';
import { DocumentLine } from './document-line.tsx';
import { KeeperField } from './keeper-field.tsx';
import { keeperText } from './keeper-text.ts';
import { SideAmounts } from './side-amounts.tsx';
import * as styles from './table.css.ts';

export interface DividedThingProps {
  row: DividedRow;
  place: DivisionPlace;
  onKeep?: ((figure: Figure, percent: number) => void) | undefined;
}

/** A thing or a debt: its document, its value and day, who keeps it, and what of it each has. */
export function DividedThing({ row, place, onKeep }: DividedThingProps) {
  const { t } = useLingui();
  const { figure, percent, isUnsettled, whole } = row;
  const { currency, names } = place;
  const owner = names[figure.participant_id === place.parties[0] ? 'A' : 'B'];
  const name = figure.is_joint ? figure.label : t`${figure.label}, ${owner}`;
  const age = ageText(figure.as_of, today());
  const part = (side: 'A' | 'B') => (row[side] === 0 || isUnsettled ? '–' : plainAmount(row[side], currency));
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {name}
        <span className={styles.below}>
          <DocumentLine figure={figure} place={place} />
        </span>
      </th>
      <td className={styles.value}>{plainAmount(whole, currency)}</td>
      <td className={styles.day}>
        {fullDate(figure.as_of)}
        {age !== null && (
          <span className={styles.warning}>
            <ClockAlert aria-hidden />
            {age}
          </span>
        )}
      </td>
      <td className={styles.keeper}>
        {isUnsettled ? (
          <Badge tone="warning">{t`Two amounts in Money, so not counted`}</Badge>
        ) : onKeep ? (
          <KeeperField label={name} names={names} percent={percent} onChange={(share) => onKeep(figure, share)} />
        ) : (
          <>
            <span className={styles.column}>{t`Who keeps it`}</span>
            {keeperText(percent, names)}
          </>
        )}
      </td>
      <SideAmounts names={names} texts={{ A: part('A'), B: part('B') }} />
    </tr>
  );
}
