import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { comeIntoView } from '../notice/come-into-view.ts';
import * as styles from './field.css.ts';

interface NoteProps {
  id?: string | undefined;
  children?: ReactNode;
}

/** The hint under a label: instructions or an example. */
export function FieldHint({ id, children }: NoteProps) {
  if (!children) return null;
  return (
    <span className={styles.hint} id={id}>
      {children}
    </span>
  );
}

/** The error under a control, with its fix. */
export function FieldError({ id, children }: NoteProps) {
  if (!children) return null;
  return (
    <p ref={showBelowFocus} className={styles.error} id={id}>
      <CircleAlert className={styles.errorIcon} />
      {children}
    </p>
  );
}

/** The control with the focus is in view, its error may be below the window. */
function showBelowFocus(error: HTMLElement | null) {
  const described = document.activeElement?.getAttribute('aria-describedby')?.split(' ');
  if (error !== null && described?.includes(error.id)) comeIntoView(error);
}

/** The ids of the hint and the error that describe a control, if it has them. */
export function describedBy(id: string, hint: ReactNode, error: ReactNode): string | undefined {
  return [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
}
