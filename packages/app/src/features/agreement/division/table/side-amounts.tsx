import * as styles from './table.css.ts';

export interface SideAmountsProps {
  names: Record<'A' | 'B', string>;
  texts: Record<'A' | 'B', string>;
}

/** The cells of both people, which say the name on phones. */
export function SideAmounts({ names, texts }: SideAmountsProps) {
  return (['A', 'B'] as const).map((side) => (
    <td key={side} className={styles.side}>
      <span className={styles.column}>{names[side]}</span>
      {texts[side]}
    </td>
  ));
}
