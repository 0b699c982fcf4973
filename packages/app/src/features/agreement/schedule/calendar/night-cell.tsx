import type { Night } from '@mediation/agreement';
import { VisuallyHidden } from '@mediation/ui';
import { type CarerNames, carerLetters } from '../carers.ts';
import { useNightWords } from './night-words.ts';
import * as styles from '../schedule.css.ts';

export interface NightCellProps {
  night: Night;
  isHandover: boolean;
  names: CarerNames;
  numbers: ReadonlyMap<string, number>;
}

/** A night in a month. Its letter is for the eye, its words are for screen readers. */
export function NightCell({ night, isHandover, names, numbers }: NightCellProps) {
  const { nightWords } = useNightWords(names, numbers);
  const { carer, day, rules } = night;
  const look = carer ?? (rules.length > 0 ? 'clash' : 'gap');
  const bar = isHandover && carer !== null ? styles.handover[carer] : '';
  return (
    <td className={`${styles.cell[look]} ${bar}`}>
      <span className={styles.cellLine}>
        {Number(day.slice(8))}
        <span className={styles.letter} aria-hidden>
          {lettersOf(look, names)}
        </span>
        <VisuallyHidden>{nightWords(night, isHandover)}</VisuallyHidden>
      </span>
    </td>
  );
}

/** The letters of a night: of its carer, of both, or a question mark. */
export function lettersOf(look: keyof typeof styles.cell, names: CarerNames): string {
  const letters = carerLetters(names);
  if (look === 'gap') return '?';
  return look === 'clash' ? letters.A + letters.B : letters[look];
}
