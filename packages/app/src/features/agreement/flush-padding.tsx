import type { ReactNode } from 'react';
import { useUser } from '../../auth/session-provider.tsx';
import * as styles from './flush-padding.css.ts';

/** Space around what is not the workspace, for mediators, whose workspace fills the window. */
export function FlushPadding({ children }: { children: ReactNode }) {
  const { role } = useUser();
  return role === 'mediator' ? <div className={styles.padding}>{children}</div> : children;
}
