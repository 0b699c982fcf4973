import type { ReactNode } from 'react';
import * as styles from './session-columns.css.ts';

export interface SessionColumnsProps {
  /** What comes first on every width; on wide screens at the right. */
  first: ReactNode;
  /** What follows at the right, and last on a phone. */
  last?: ReactNode;
  children: ReactNode;
}

/** The columns of a session’s page. In reading order what is most urgent comes first, also where it is at the right. */
export function SessionColumns({ first, last, children }: SessionColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.first}>{first}</div>
      <div className={styles.main}>{children}</div>
      {last !== undefined && <div className={styles.last}>{last}</div>}
    </div>
  );
}
