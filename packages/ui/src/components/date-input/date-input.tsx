import { useId, useState, type ReactNode } from 'react';
import { Fieldset } from '../fieldset/fieldset.tsx';
import { Input } from '../input/input.tsx';
import { emptyDate, isoFromParts, type DateParts } from './date-parts.ts';
import * as styles from './date-input.css.ts';

type Part = keyof DateParts;

export interface DateInputProps {
  label: ReactNode;
  /** An example that is clearly none of the answers: "For example 27 3 1988". */
  hint?: ReactNode;
  error?: ReactNode;
  /** The word for a date that may be left out: "(optional)". */
  optional?: string | undefined;
  /** The names of the three boxes. */
  labels: Record<Part, string>;
  /** As people write it where they live. The app knows their language. */
  order?: 'dmy' | 'mdy' | 'ymd' | undefined;
  value?: DateParts | undefined;
  defaultValue?: DateParts | undefined;
  /** All that is typed, and the date as `2017-04-09` once it is one. */
  onValueChange?: ((parts: DateParts, iso: string | undefined) => void) | undefined;
  /** The boxes that are wrong; with an error and without these, all of them. */
  wrong?: readonly Part[] | undefined;
  /** A birthday: the browser may offer to fill it in. */
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
 * A date that people know by heart: a birthday, a wedding. Three boxes to type in, because a date of 1986 is far
 * away in a calendar, a mask fights the keyboard, and the browser's own field looks and behaves differently
 * everywhere.
 *
 * @instead To choose a day that is near, use `DatePicker`.
 *
 * @accessibility A fieldset with a label for each box, numbers on a phone's keyboard, and autocompletion. The focus
 * never jumps by itself; only the wrong boxes are marked wrong.
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
