import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { Input } from '../input/input.tsx';
import { shiftTime, textOfTime, timeFromText } from './time-from-text.ts';
import * as styles from './time-input.css.ts';

export interface TimeInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'step'> {
  /** For example `14:30`; `undefined` for none. */
  value: string | undefined;
  /** Called with each valid time, or with `undefined` when the field is empty or invalid. */
  onValueChange: (value: string | undefined) => void;
  /** The locale in which the time is written: `en-US` writes "2:30 PM". */
  locale: string;
  /** The step of the arrow keys, in minutes. */
  step?: number | undefined;
}

/**
 * A typed time of day: "930", "9.30" and "9:30 am" are all accepted and formatted. The native field would follow the
 * device and could use another time format than the page. Inside a `Field`.
 *
 * @instead Offered times are a `SlotList`, a date is a `DatePicker`.
 *
 * @accessibility Arrow up and down move by `step`. Invalid text is not changed.
 */
export function TimeInput({ value, onValueChange, locale, step = 15, className = '', ...props }: TimeInputProps) {
  const [draft, setDraft] = useState<string>();

  const type = (text: string) => {
    setDraft(text);
    const time = timeFromText(text);
    if (time !== value) onValueChange(time);
  };
  const settle = () => {
    if (draft !== undefined && (draft.trim() === '' || timeFromText(draft) !== undefined)) setDraft(undefined);
  };
  const press = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined || value === undefined) return;
    event.preventDefault();
    setDraft(undefined);
    onValueChange(shiftTime(value, direction * step));
  };

  return (
    <Input
      autoComplete="off"
      maxLength={13}
      {...props}
      className={`${styles.time} ${className}`}
      value={draft ?? (value === undefined ? '' : textOfTime(value, locale))}
      onChange={(event) => type(event.target.value)}
      onKeyDown={press}
      onBlur={(event) => {
        settle();
        props.onBlur?.(event);
      }}
    />
  );
}
