import type { ReactNode } from 'react';
import { FieldHint } from '../field/field-note.tsx';
import * as styles from './choice.css.ts';

interface ChoiceProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Before the label, or after it. */
  control: ReactNode;
  controlAtEnd?: boolean | undefined;
}

/** The row of a checkbox, a radio or a switch: all of it is clickable. */
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

/** Connects the input of a `Choice` with its label, hint and error. */
export const choiceControl = (id: string, hint: ReactNode, error?: string) => ({
  id,
  'aria-labelledby': `${id}-label`,
  'aria-describedby': [hint ? `${id}-hint` : '', error ?? ''].filter(Boolean).join(' ') || undefined,
});
