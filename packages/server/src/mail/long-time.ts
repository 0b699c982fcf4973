const locales = { en: 'en-GB', es: 'es-ES' } as const;

const joiners = { en: 'to', es: 'a' } as const;

/** Formats a time, or a span on one day, in its own time zone: "Thursday 3 December, 10:00 to 11:00 (Europe/London)". */
export function longTime(moment: string, timeZone: string, language: keyof typeof locales, until?: string): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const of = (type: Intl.DateTimeFormatPartTypes, at = moment) =>
    format.formatToParts(new Date(at)).find((it) => it.type === type)?.value ?? '';
  const clock = (at: string) => `${of('hour', at)}:${of('minute', at)}`;
  const span = until === undefined ? clock(moment) : `${clock(moment)} ${joiners[language]} ${clock(until)}`;
  const month = language === 'es' ? `de ${of('month')}` : of('month');
  return `${of('weekday')} ${of('day')} ${month}, ${span} (${timeZone})`;
}
