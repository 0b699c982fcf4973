import { Check, Circle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './password-hints.css.ts';

export interface PasswordHintsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  password: string;
  /** The minimum number of characters. */
  minLength: number;
  /** Whether it is known that the password is not easy to guess. */
  isHardToGuess: boolean;
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
  /** "Not a common password, not your name". */
  hardToGuess: string;
  /** Read after a rule: ", met" and ", not met yet". */
  met: string;
  notMet: string;
}

/**
 * Advice for a strong password, checked off during typing, under the `PasswordInput` that it describes
 * (`aria-describedby`). Only the length and what is
 * easy to guess are enforced.
 *
 * @instead Use the `error` of the `Field` for mistakes that must be fixed.
 *
 * @accessibility A list with the state of each rule as text. It is read with the field and not announced during typing.
 */
export function PasswordHints({
  password,
  minLength,
  isHardToGuess,
  labels,
  className = '',
  ...props
}: PasswordHintsProps) {
  const rules = [
    { text: labels.length, isMet: password.normalize('NFC').length >= minLength },
    { text: labels.digit, isMet: /\d/.test(password) },
    { text: labels.upperAndLower, isMet: /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) },
    { text: labels.special, isMet: /[@$!%*?&#]/.test(password) },
    { text: labels.hardToGuess, isMet: isHardToGuess },
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
