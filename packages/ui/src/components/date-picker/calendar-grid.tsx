import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker, type DayPickerProps, type Matcher } from 'react-day-picker';
import * as buttons from '../button/button.css.ts';
import { pageDirection } from '../../theme/page-direction.ts';
import * as iconButton from '../icon-button/icon-button.css.ts';
import * as styles from './calendar-grid.css.ts';
import { toDate, toIso, weekStart, type IsoDate } from './iso-date.ts';

/** The props that all date pickers share. */
export interface CalendarProps {
  /** The locale for dates and the first day of the week: "en-GB". */
  locale: string;
  labels: CalendarLabels;
  /** Formats a chosen day, if not in the locale's own format. */
  dayText?: ((date: IsoDate) => string) | undefined;
  /** The day marked as today; by default the device's date. */
  today?: IsoDate | undefined;
  /** The first and the last selectable day. */
  min?: IsoDate | undefined;
  max?: IsoDate | undefined;
  /** Days in the range that are not selectable: holidays, full days. */
  isUnavailable?: ((date: IsoDate) => boolean) | undefined;
}

/** The labels of a calendar besides the dates. */
export interface CalendarLabels {
  /** Shown while no day is chosen: "Choose a day". */
  placeholder: string;
  previousMonth: string;
  nextMonth: string;
  /** The announcements for a day: "today" and "chosen". */
  today: string;
  chosen: string;
}

const navButton = [buttons.root, buttons.tone.plain, iconButton.root, iconButton.size.small].join(' ');

const classNames = {
  months: styles.months,
  nav: styles.nav,
  button_previous: navButton,
  button_next: navButton,
  month_caption: styles.caption,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.button,
  range_start: styles.rangeStart,
  range_middle: styles.middle,
  range_end: styles.rangeEnd,
};

const components = {
  Chevron: ({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) =>
    orientation === 'left' ? <ChevronLeft /> : <ChevronRight />,
};

/** The settings of the calendar library that single days and ranges share; its texts come from the locale. */
export function calendarSettings({ locale, labels, today, min, max, isUnavailable }: CalendarProps) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, options);
    return (date: Date) => formatter.format(date);
  };
  const monthAndYear = format({ month: 'long', year: 'numeric' });
  const inFull = format({ dateStyle: 'full' });
  const unavailable: Matcher[] = [];
  const first = toDate(min);
  const last = toDate(max);
  if (first) unavailable.push({ before: first });
  if (last) unavailable.push({ after: last });
  if (isUnavailable) unavailable.push((date) => isUnavailable(toIso(date)));
  const now = toDate(today);

  return {
    classNames,
    components,
    dir: pageDirection(),
    lang: locale,
    weekStartsOn: weekStart(locale),
    disabled: unavailable,
    fixedWeeks: true,
    ...(now && { today: now }),
    ...(first && { startMonth: first }),
    ...(last && { endMonth: last }),
    formatters: {
      formatCaption: monthAndYear,
      formatWeekdayName: format({ weekday: 'short' }),
      formatDay: format({ day: 'numeric' }),
    },
    labels: {
      labelGrid: monthAndYear,
      labelWeekday: format({ weekday: 'long' }),
      labelPrevious: () => labels.previousMonth,
      labelNext: () => labels.nextMonth,
      labelDayButton: (date: Date, { today, selected }: Record<string, boolean>) =>
        [inFull(date), today ? labels.today : '', selected ? labels.chosen : ''].filter(Boolean).join(', '),
    },
  } satisfies DayPickerProps;
}

/** One or two months to choose from by pointer or with the arrow keys. */
export const CalendarGrid = DayPicker;
