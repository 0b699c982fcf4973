const hour = 3_600_000;

/** Whether a message has waited for more than 24 hours, without those of Saturdays and Sundays. */
export function isOverAWorkingDay(since: string, now = Date.now()): boolean {
  let waited = 0;
  for (let at = Date.parse(since); at < now && waited < 24; at += hour) if (isWorkingDay(new Date(at))) waited += 1;
  return waited >= 24 && now - Date.parse(since) > 24 * hour;
}

const isWorkingDay = (date: Date) => date.getDay() !== 0 && date.getDay() !== 6;
