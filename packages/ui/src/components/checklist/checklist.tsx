import { Circle, CircleAlert, CircleCheck, Clock } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './checklist.css.ts';

/**
 * Read-only list of finished and missing items, in the order in which to do them.
 *
 * @instead Use `CheckboxGroup` in a form, `StepPath` for the progress of a case.
 *
 * @accessibility A list. The state of each item is an icon, and hidden text after its title.
 */
export function Root({ className = '', ...props }: ComponentProps<'ul'>) {
  return <ul className={`${styles.list} ${className}`} {...props} />;
}

export interface ItemProps {
  state?: keyof typeof styles.icon | undefined;
  /** The state as hidden text: "Still missing", "Done". */
  stateLabel: string;
  /** How to get the item, or why it is waiting. */
  hint?: ReactNode;
  /** One small quiet `Button` or link that does it; or a `Badge`. */
  action?: ReactNode;
  /** The alternative to `action`, under the hint: a small quiet `Button`. */
  instead?: ReactNode;
  children: ReactNode;
}

const icons = { open: <Circle />, done: <CircleCheck />, waiting: <Clock />, problem: <CircleAlert /> };

/** One item of the list. */
export function Item({ state = 'open', stateLabel, hint, action, instead, children }: ItemProps) {
  return (
    <li className={styles.item}>
      <span className={styles.icon[state]}>{icons[state]}</span>
      <span className={styles.words}>
        <span className={styles.title}>
          {children}
          <VisuallyHidden>, {stateLabel}</VisuallyHidden>
        </span>
        {hint && <span className={styles.reason}>{hint}</span>}
        {instead && <span className={styles.instead}>{instead}</span>}
      </span>
      {action}
    </li>
  );
}
