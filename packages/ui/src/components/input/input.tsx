import type { ComponentProps } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import * as styles from './input.css.ts';

/** One line of text, of any `type`. Inside a `Field` it needs no id. For passwords use `PasswordInput`. */
export function Input({ className = '', ...props }: ComponentProps<'input'>) {
  return <input className={`${styles.input} ${className}`} {...useFieldControl(props)} />;
}
