import { Check, Circle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './password-hints.css.ts';

export interface PasswordHintsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  password: string;
  /** The minimum number of characters: the only rule that is enforced. */
  minLength: number;
  labels: PasswordHintsLabels;
}

/** The labels of `PasswordHints`. */
export interface PasswordHintsLabels {
  /** "8 characters or more". */
  length: string;
  digit: string;
  upperAndLower: string;
  /** "One of @$!%*?&#". */
  special: string;
  /** Read after a rule: ", met" and ", not met yet". */
  met: string;
  notMet: string;
}

/**
 * Advice for a strong password, checked off during typing, under the `PasswordInput` that it describes
 * (`aria-describedby`). Only the length is enforced.
 *
 * @instead Use the `error` of the `Field` for mistakes that must be fixed.
 *
 * @accessibility A list with the state of each rule as text. It is read with the field and not announced during typing.
 */
export function PasswordHints({ password, minLength, labels, className = '', ...props }: PasswordHintsProps) {
  const rules = [
    { text: labels.length, isMet: password.normalize('NFC').length >= minLength },
    { text: labels.digit, isMet: /\d/.test(password) },
    { text: labels.upperAndLower, isMet: /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) },
    { text: labels.special, isMet: /[@$!%*?&#]/.test(password) },
  ];
  return (
    <ul className={`${styles.rules} ${className}`} {...props}>
      {rules.map(({ text, isMet }) => (
        <li key={text} className={`${styles.rule} ${isMet ? styles.state.met : styles.state.open}`}>
          {isMet ? <Check /> : <Circle />}
          <span>
            {text}
            <VisuallyHidden>{isMet ? labels.met : labels.notMet}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}
