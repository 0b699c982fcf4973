import { useState } from 'react';
import { CalendarGrid, calendarSettings, type CalendarProps } from './calendar-grid.tsx';
import { CalendarPopover } from './calendar-popover.tsx';
import { toDate, toIso, type IsoDate } from './iso-date.ts';

export interface DatePickerProps extends CalendarProps {
  value: IsoDate | undefined;
  onValueChange: (value: IsoDate) => void;
  id?: string | undefined;
  disabled?: boolean | undefined;
}

/**
 * Picks a date in the near future from a calendar: a session, a due date. Inside a `Field`; put `TimeInput`s beside it
 * for the times.
 *
 * @instead A memorable date such as a birthday is a `DateInput`, a range a `DateRangePicker`.
 *
 * @accessibility A button that opens a grid named by the field. Arrow keys move by day and week, Page Up and Page Down
 * by month, Home and End within the week; Enter selects, Escape closes, and the focus returns to the button.
 */
export function DatePicker({ value, onValueChange, id, disabled, ...calendar }: DatePickerProps) {
  const [isOpen, setOpen] = useState(false);
  const day = toDate(value);
  const start = day ?? toDate(calendar.today) ?? toDate(calendar.min);
  return (
    <CalendarPopover
      id={id}
      disabled={disabled}
      text={day && (calendar.dayText?.(toIso(day)) ?? inFull(day, calendar.locale))}
      placeholder={calendar.labels.placeholder}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <CalendarGrid
        {...calendarSettings(calendar)}
        mode="single"
        required
        selected={day}
        {...(start && { defaultMonth: start })}
        onSelect={(chosen) => {
          onValueChange(toIso(chosen));
          setOpen(false);
        }}
      />
    </CalendarPopover>
  );
}

const inFull = (day: Date, locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(day);
