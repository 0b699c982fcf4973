import { Circle, CircleAlert, CircleCheck, Clock } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './checklist.css.ts';

/**
 * What is done and what is still missing, in the order in which one would do it; holds `Item`s. It shows, it is not
 * ticked.
 *
 * @instead Use `CheckboxGroup` in a form, `StepPath` for the progress of a case.
 *
 * @accessibility A list. The state of each line is a word that screen readers hear after it, and a shape for the
 * eye.
 */
export function Root({ className = '', ...props }: ComponentProps<'ul'>) {
  return <ul className={`${styles.list} ${className}`} {...props} />;
}

export interface ItemProps {
  state?: keyof typeof styles.icon | undefined;
  /** The state as hidden text, where no other text says it: "Still missing", "Done". */
  stateLabel: string;
  /** How to get it, or why it waits. */
  hint?: ReactNode;
  /** One quiet small `Button` or link that does it; or a `Badge`. */
  action?: ReactNode;
  /** The other way to settle it, under the hint: a quiet small `Button`. */
  instead?: ReactNode;
  children: ReactNode;
}

const icons = { open: <Circle />, done: <CircleCheck />, waiting: <Clock />, problem: <CircleAlert /> };

/** One thing on the list. */
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
