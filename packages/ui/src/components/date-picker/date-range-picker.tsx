import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { FieldContext } from '../field/field-context.ts';
import { textOfTime } from '../time-input/time-from-text.ts';
import { TimeInput } from '../time-input/time-input.tsx';
import { CalendarGrid, calendarSettings, type CalendarProps, type CalendarLabels } from './calendar-grid.tsx';
import { CalendarPopover } from './calendar-popover.tsx';
import * as styles from './calendar-popover.css.ts';
import { toDate, toIso, type IsoDate } from './iso-date.ts';

/** A range of days, with a time at each end if times matter. A single day has the same date twice. */
export interface DateRange {
  from?: IsoDate | undefined;
  to?: IsoDate | undefined;
  /** For example `14:30`. */
  fromTime?: string | undefined;
  toTime?: string | undefined;
}

/** The labels of `DateRangePicker`. */
export interface DateRangeLabels extends CalendarLabels {
  /** The labels of the times: "From" and "Until". */
  from: string;
  until: string;
  done: string;
}

export interface DateRangePickerProps extends Omit<CalendarProps, 'labels'> {
  value: DateRange;
  onValueChange: (value: DateRange) => void;
  labels: DateRangeLabels;
  /** Also asks for times. */
  withTimes?: boolean | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
}

/**
 * Picks a range of days, for a report or an absence. The first press sets the start, the second the end, the third
 * starts again.
 *
 * @instead A single day is a `DatePicker`.
 *
 * @accessibility The same keys as `DatePicker`. The button reads the chosen range, and "Done" closes the calendar and
 * returns the focus.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { value, onValueChange, withTimes = false, id, disabled, ...calendar } = props;
  const [isOpen, setOpen] = useState(false);
  const from = toDate(value.from);
  const to = toDate(value.to);
  const start = from ?? toDate(calendar.today);

  return (
    <CalendarPopover
      id={id}
      disabled={disabled}
      text={rangeText(props)}
      placeholder={calendar.labels.placeholder}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <CalendarGrid
        {...calendarSettings(calendar)}
        mode="range"
        resetOnSelect
        numberOfMonths={globalThis.matchMedia('(min-width: 46rem)').matches ? 2 : 1}
        selected={{ from, to }}
        {...(start && { defaultMonth: start })}
        onSelect={(range) =>
          onValueChange({ ...value, from: range?.from && toIso(range.from), to: range?.to && toIso(range.to) })
        }
      />
      <FieldContext value={undefined}>
        <div className={styles.foot}>
          {withTimes && (
            <>
              <Field label={calendar.labels.from}>
                <TimeInput
                  locale={calendar.locale}
                  value={value.fromTime}
                  onValueChange={(fromTime) => onValueChange({ ...value, fromTime })}
                />
              </Field>
              <Field label={calendar.labels.until}>
                <TimeInput
                  locale={calendar.locale}
                  value={value.toTime}
                  onValueChange={(toTime) => onValueChange({ ...value, toTime })}
                />
              </Field>
            </>
          )}
          <Button className={styles.done} tone="secondary" onClick={() => setOpen(false)}>
            {calendar.labels.done}
          </Button>
        </div>
      </FieldContext>
    </CalendarPopover>
  );
}

function rangeText({ value, locale, dayText, withTimes = false }: DateRangePickerProps): string | undefined {
  const { from, to = from, fromTime, toTime } = value;
  const first = toDate(from);
  const last = toDate(to);
  if (!first || !last) return undefined;
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const inWords = dayText ?? ((date: IsoDate) => format.format(toDate(date)));
  const hasTimes = withTimes && fromTime !== undefined && toTime !== undefined;
  if (!hasTimes)
    return dayText ? `${inWords(toIso(first))} – ${inWords(toIso(last))}` : format.formatRange(first, last);
  const until = textOfTime(toTime, locale);
  const end = from === to ? until : `${inWords(toIso(last))}, ${until}`;
  return `${inWords(toIso(first))}, ${textOfTime(fromTime, locale)} – ${end}`;
}
