import type { ReactNode } from 'react';
import { Text } from '../text/text.tsx';
import * as styles from './status-line.css.ts';

export interface StatusLineProps {
  tone?: 'soft' | 'success' | 'danger' | undefined;
  /** Before the words. */
  icon?: ReactNode;
  /** "Saving", "Saved just now"; nothing while there is nothing to say. */
  children: ReactNode;
}

/**
 * Whether what is written is saved, beside what it is about.
 *
 * @instead What went wrong is a `Notice`; what became of an action elsewhere is a toast.
 *
 * @accessibility A polite live region: new words are read after what is being said. It stays on the page while it is
 * empty, without taking room.
 */
export function StatusLine({ tone = 'soft', icon, children }: StatusLineProps) {
  return (
    <LiveArea>
      {children && (
        <Text asChild size="small" tone={tone}>
          <span className={styles.words}>
            {icon}
            {children}
          </span>
        </Text>
      )}
    </LiveArea>
  );
}

/** Reads aloud what appears in it, and takes no room while it is empty. */
export function LiveArea({ children }: { children: ReactNode }) {
  return <output className={styles.line}>{children}</output>;
}
