import type { ReactNode } from 'react';
import { Text } from '../text/text.tsx';
import * as styles from './figure-table.css.ts';

/** An amount of money, whose digits stay on one line. */
export function Amount({ strong = false, children }: { strong?: boolean | undefined; children: ReactNode }) {
  return (
    <Text asChild {...(strong && { weight: 'strong' })} className={styles.amount}>
      <span>{children}</span>
    </Text>
  );
}

export interface FigureProps {
  amount: ReactNode;
  /** Where it is written: a link to the page, with what can be done beside it. */
  source: ReactNode;
  /** In the middle of the columns that it reaches over. */
  isJoint?: boolean | undefined;
  /** What else to know, a line each: "Until May: 300". */
  notes?: readonly (string | null | undefined | false)[] | undefined;
  children?: ReactNode;
}

/** An amount with where it is written and what else is known about it. */
export function Figure({ amount, source, isJoint = false, notes, children }: FigureProps) {
  return (
    <>
      <div className={`${styles.figure} ${isJoint ? styles.joint : ''}`}>
        <Amount strong>{amount}</Amount>
        <span className={styles.source}>{source}</span>
      </div>
      {notes?.map(
        (note) =>
          note && (
            <Text key={note} size="small" tone="soft">
              {note}
            </Text>
          ),
      )}
      {children}
    </>
  );
}
