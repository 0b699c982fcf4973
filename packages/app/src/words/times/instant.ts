/** The instant of a date such as `2026-11-24` and a time such as `09:30` in a time zone. */
export function instantOf(date: string, time: string, zone: string): string {
  const target = Date.parse(`${date}T${time}:00Z`);
  const first = target - offsetAt(target, zone);
  return new Date(target - offsetAt(first, zone)).toISOString();
}

/** The milliseconds by which a time zone is ahead of UTC at an instant. */
function offsetAt(instant: number, zone: string): number {
  const wall = new Date(instant).toLocaleString('sv-SE', { timeZone: zone });
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - instant;
}
