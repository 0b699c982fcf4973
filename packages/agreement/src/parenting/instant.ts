const minute = 60_000;

/**
 * The instant at which clocks of a time zone show this time of this day. A time that spring leaves out is as much later
 * as the clock jumps; of a time that autumn repeats it is the first.
 */
export function instantOf(day: string, time: string, timeZone: string): string {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const before = shown - offsetAt(shown - 24 * 60 * minute, timeZone);
  const after = shown - offsetAt(shown + 24 * 60 * minute, timeZone);
  const fits = [before, after].find((instant) => instant + offsetAt(instant, timeZone) === shown);
  return new Date(fits ?? before).toISOString();
}

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const name = offsetNames(timeZone)
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minute;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function offsetNames(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  return format;
}
