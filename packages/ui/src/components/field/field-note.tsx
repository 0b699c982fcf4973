import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './field.css.ts';

interface NoteProps {
  id?: string | undefined;
  children?: ReactNode;
}

/** What to write, or an example: under a label. */
export function FieldHint({ id, children }: NoteProps) {
  if (!children) return null;
  return (
    <span className={styles.hint} id={id}>
      {children}
    </span>
  );
}

/** What is wrong and how to put it right: under a control. */
export function FieldError({ id, children }: NoteProps) {
  if (!children) return null;
  return (
    <p className={styles.error} id={id}>
      <CircleAlert className={styles.errorIcon} />
      {children}
    </p>
  );
}

/** The words that describe a control: its hint and its error, if it has them. */
export function describedBy(id: string, hint: ReactNode, error: ReactNode): string | undefined {
  return [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
}
