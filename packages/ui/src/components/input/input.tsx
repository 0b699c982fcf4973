import type { ComponentProps } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import * as styles from './input.css.ts';

/**
 * One line of text, of any `type`. Inside a `Field` it needs no id.
 *
 * @instead For passwords use `PasswordInput`, for more lines `Textarea`; phone numbers, money, dates and times have
 * components of their own.
 *
 * @accessibility A native input, at least 16 px so that a phone does not zoom. Set `autoComplete` for personal data.
 */
export function Input({ className = '', ...props }: ComponentProps<'input'>) {
  return <input className={`${styles.input} ${className}`} {...useFieldControl(props)} />;
}
