const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const zone = 'Europe/London';

const clockIn = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** What a clock in London shows, as if it were UTC. */
function londonClock(moment: number): number {
  const parts = Object.fromEntries(clockIn.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(parts['year']!, parts['month']! - 1, parts['day'], parts['hour'], parts['minute']);
}

/** A time of a calendar of an office in London: its working days are Monday to Friday. */
export interface Calendar {
  /** This time of the day, so many working days from today; negative ones have been. On a weekend, today is Friday. */
  at: (workingDays: number, time: string) => number;
  /** The date of that day. */
  day: (workingDays: number) => string;
  hoursAgo: (hours: number) => number;
  /** Whether the office works today. */
  isOpen: boolean;
  /** The next half hour that begins at least so many minutes from now; of the next working day, if that is late. */
  halfHourIn: (minutes: number) => number;
}

const isWeekend = (date: number) => [0, 6].includes(new Date(date).getUTCDay());
const iso = (moment: number) => new Date(moment).toISOString();

/** The working days around a moment. */
export function calendarAround(now: number): Calendar {
  const today = Math.floor(londonClock(now) / day) * day;
  const dateOf = (workingDays: number) => {
    let date = today;
    while (isWeekend(date)) date -= day;
    const step = Math.sign(workingDays) * day;
    for (let left = Math.abs(workingDays); left > 0; left -= isWeekend(date) ? 0 : 1) date += step;
    return date;
  };
  const at = (workingDays: number, time: string) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const shown = dateOf(workingDays) + hours * hour + minutes * minute;
    return shown - (londonClock(shown) - shown);
  };
  const isOpen = !isWeekend(today);
  return {
    at,
    day: (workingDays) => iso(dateOf(workingDays)).slice(0, 10),
    hoursAgo: (hours) => now - hours * hour,
    isOpen,
    halfHourIn: (minutes) => {
      const next = Math.ceil((now + minutes * minute) / (hour / 2)) * (hour / 2);
      const isToday = Math.floor(londonClock(next + hour) / day) * day === today;
      return isOpen && isToday ? next : at(1, '14:00');
    },
  };
}
