/** The format of a time of day in a locale: "09:30", or "9:30 AM" where a clock has twelve hours. */
export function timeFormat(locale: string) {
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return { hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit' } as const;
}
