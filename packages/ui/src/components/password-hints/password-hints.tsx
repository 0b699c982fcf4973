import { Check, Circle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './password-hints.css.ts';

export interface PasswordHintsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  password: string;
  /** The least number of characters: the only rule that must be kept. */
  minLength: number;
  labels: PasswordHintsLabels;
}

/** What `PasswordHints` says. */
export interface PasswordHintsLabels {
  /** "8 characters or more". */
  length: string;
  digit: string;
  upperAndLower: string;
  /** "One of @$!%*?&#". */
  special: string;
  /** Read out after a rule: ", met" and ", not met yet". */
  met: string;
  notMet: string;
}

/**
 * What makes a password hard to guess, ticked off while it is typed: under a `PasswordInput` that is described by it
 * (`aria-describedby`). It advises; only the length is asked for.
 *
 * @instead Use the `error` of the `Field` for mistakes that must be fixed.
 *
 * @accessibility A list, in which "done" and "still to do" are words. It is read with the field, and is silent while
 * one types.
 */
export function PasswordHints({ password, minLength, labels, className = '', ...props }: PasswordHintsProps) {
  const rules = [
    { text: labels.length, isMet: password.length >= minLength },
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
