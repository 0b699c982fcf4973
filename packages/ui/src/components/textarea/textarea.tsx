import type { ComponentProps } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { input } from '../input/input.css.ts';
import * as styles from './textarea.css.ts';

/** Several lines of text in a form. To write a message, use `ChatComposer`. */
export function Textarea({ className = '', ...props }: ComponentProps<'textarea'>) {
  return <textarea className={`${input} ${styles.textarea} ${className}`} {...useFieldControl(props)} />;
}
