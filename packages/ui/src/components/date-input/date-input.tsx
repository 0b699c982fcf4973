import { useId, useState, type ReactNode } from 'react';
import { Fieldset } from '../fieldset/fieldset.tsx';
import { Input } from '../input/input.tsx';
import { emptyDate, isoFromParts, type DateParts } from './date-parts.ts';
import * as styles from './date-input.css.ts';

type Part = keyof DateParts;

export interface DateInputProps {
  label: ReactNode;
  /** An example that is clearly not the answer: "For example 27 3 1988". */
  hint?: ReactNode;
  error?: ReactNode;
  /** The word for a date that may be left out: "(optional)". */
  optional?: string | undefined;
  /** The labels of the three boxes. */
  labels: Record<Part, string>;
  /** The order of the boxes, by the locale of the person. */
  order?: 'dmy' | 'mdy' | 'ymd' | undefined;
  value?: DateParts | undefined;
  defaultValue?: DateParts | undefined;
  /** Called with the typed parts, and with the date as `2017-04-09` once it is valid. */
  onValueChange?: ((parts: DateParts, iso: string | undefined) => void) | undefined;
  /** The invalid boxes; with an error and without these, all of them. */
  wrong?: readonly Part[] | undefined;
  /** Whether the date is a birthday, so that the browser can autofill it. */
  birthday?: boolean | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
}

const orders = {
  dmy: ['day', 'month', 'year'],
  mdy: ['month', 'day', 'year'],
  ymd: ['year', 'month', 'day'],
} as const;

/**
 * A memorable date such as a birthday, typed into three boxes: a date of 1986 is far away in a calendar, an input mask
 * hinders typing, and the browser's own date field differs everywhere.
 *
 * @instead For a date in the near future use `DatePicker`.
 *
 * @accessibility A fieldset with a label for each box, a numeric keyboard on phones, and autofill. The focus never
 * moves by itself; only the invalid boxes are `aria-invalid`.
 */
export function DateInput(props: DateInputProps) {
  const {
    labels,
    order = 'dmy',
    value,
    defaultValue,
    onValueChange,
    wrong,
    birthday = false,
    disabled,
    ...field
  } = props;
  const id = useId();
  const [typed, setTyped] = useState(defaultValue ?? emptyDate);
  const parts = value ?? typed;

  const change = (part: Part, text: string) => {
    const next = { ...parts, [part]: text.trim() };
    setTyped(next);
    onValueChange?.(next, isoFromParts(next));
  };

  return (
    <Fieldset {...field}>
      <div className={styles.parts}>
        {orders[order].map((part) => (
          <div key={part} className={styles.part} data-part={part}>
            <label className={styles.name} htmlFor={`${id}-${part}`}>
              {labels[part]}
            </label>
            <Input
              id={`${id}-${part}`}
              className={styles.box}
              inputMode="numeric"
              maxLength={part === 'year' ? 4 : 2}
              autoComplete={birthday ? `bday-${part}` : 'off'}
              aria-invalid={field.error && (wrong?.includes(part) ?? true) ? true : undefined}
              disabled={disabled}
              value={parts[part]}
              onChange={(event) => change(part, event.target.value)}
            />
          </div>
        ))}
      </div>
    </Fieldset>
  );
}
