import type { ReactNode } from 'react';
import { FieldHint } from '../field/field-note.tsx';
import * as styles from './choice.css.ts';

interface ChoiceProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Stands before the words, or after them. */
  control: ReactNode;
  controlAtEnd?: boolean | undefined;
}

/** The row that a checkbox, a radio or a switch stands in: all of it can be pressed. */
export function Choice({ id, label, hint, control, controlAtEnd = false }: ChoiceProps) {
  return (
    <label className={styles.choice} htmlFor={id}>
      {!controlAtEnd && control}
      <span className={styles.words}>
        <span id={`${id}-label`}>{label}</span>
        <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
      </span>
      {controlAtEnd && control}
    </label>
  );
}

/** What ties the control of a `Choice` to its words. */
export const choiceControl = (id: string, hint: ReactNode, error?: string) => ({
  id,
  'aria-labelledby': `${id}-label`,
  'aria-describedby': [hint ? `${id}-hint` : '', error ?? ''].filter(Boolean).join(' ') || undefined,
});
