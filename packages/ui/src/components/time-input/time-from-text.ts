import { timeFormat } from '../../theme/time-format.ts';

const pad = (part: number) => String(part).padStart(2, '0');

/** Parses a typed time as `14:30`: "14.30", "1430", "9", "2pm" and "2:30 p.m." are all valid. */
export function timeFromText(text: string): string | undefined {
  const found = /^(\d{1,2})(?:[:.h\s]?(\d{2}))?\s*([ap])?\.?\s?(?:m\.?)?$/i.exec(text.trim());
  if (!found) return undefined;
  const [, hourText, minuteText = '0', half] = found;
  const typed = Number(hourText);
  const minute = Number(minuteText);
  const hour = half === undefined ? typed : (typed % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return hour > 23 || minute > 59 || (half !== undefined && typed > 12) ? undefined : `${pad(hour)}:${pad(minute)}`;
}

/** Writes a time such as `14:30` in a locale: "2:30 PM". */
export const textOfTime = (time: string, locale: string): string =>
  new Date(`2000-01-01T${time}`).toLocaleTimeString(locale, timeFormat(locale));

/** Shifts a time by minutes, within its day. */
export function shiftTime(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const total = Math.min(23 * 60 + 59, Math.max(0, hour * 60 + minute + minutes));
  return `${pad(Math.floor(total / 60))}:${pad(total % 60)}`;
}
