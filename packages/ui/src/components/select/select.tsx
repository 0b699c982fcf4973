import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { input } from '../input/input.css.ts';
import * as styles from './select.css.ts';

/**
 * Selects one of a few options. Children are `<option>`s.
 *
 * @instead Up to seven answers that fit on the page are a `RadioGroup`, more than fifteen a `Combobox`; actions are a
 * `DropdownMenu`.
 *
 * @accessibility A native select, so that it works with every phone, keyboard and screen reader.
 */
export function Select({ className = '', ...props }: ComponentProps<'select'>) {
  return (
    <div className={styles.root}>
      <select className={`${input} ${styles.select} ${className}`} {...useFieldControl(props)} />
      <ChevronDown className={styles.chevron} />
    </div>
  );
}
