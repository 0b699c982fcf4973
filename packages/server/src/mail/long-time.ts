const locales = { en: 'en-GB', es: 'es-ES' } as const;

/** Formats a time in its own time zone, with the zone named: "Thursday 3 December, 10:00 (Europe/London)". */
export function longTime(moment: string, timeZone: string, language: keyof typeof locales): string {
  const parts = new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(new Date(moment));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((it) => it.type === type)?.value ?? '';
  const month = language === 'es' ? `de ${of('month')}` : of('month');
  return `${of('weekday')} ${of('day')} ${month}, ${of('hour')}:${of('minute')} (${timeZone})`;
}
