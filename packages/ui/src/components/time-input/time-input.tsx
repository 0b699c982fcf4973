import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { Input } from '../input/input.tsx';
import { shiftTime, timeFromText } from './time-from-text.ts';
import * as styles from './time-input.css.ts';

export interface TimeInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'step'> {
  /** As `14:30`, or nothing yet. */
  value: string | undefined;
  /** Called once the typed text is a time, or with `undefined` when the field was emptied or holds none. */
  onValueChange: (value: string | undefined) => void;
  /** How far the arrow keys move, in minutes. */
  step?: number | undefined;
}

/**
 * A time of the day, typed: "930", "9.30" and "9:30 am" are all understood and written out as the product writes
 * times. The browser's own field would follow the device instead and could show another clock than the page. Inside
 * a `Field`.
 *
 * @instead Times that somebody offers are a `SlotList`, a day is a `DatePicker`.
 *
 * @accessibility Arrow up and down move by `step`. What cannot be understood stays as it was typed.
 */
export function TimeInput({ value, onValueChange, step = 15, className = '', ...props }: TimeInputProps) {
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
      maxLength={9}
      {...props}
      className={`${styles.time} ${className}`}
      value={draft ?? value ?? ''}
      onChange={(event) => type(event.target.value)}
      onKeyDown={press}
      onBlur={(event) => {
        settle();
        props.onBlur?.(event);
      }}
    />
  );
}
