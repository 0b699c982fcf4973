/** The weekdays from Monday, as words without capitals, in both languages. */
export const weekdays = [
  'mondays?|lunes',
  'tuesdays?|martes',
  'wednesdays?|mi[ée]rcoles',
  'thursdays?|jueves',
  'fridays?|viernes',
  'saturdays?|s[áa]bados?',
  'sundays?|domingos?',
];

/** The place of a word in a list of patterns; -1 if none matches. */
export const placeIn = (list: readonly string[], word: string) =>
  list.findIndex((it) => new RegExp(`^(?:${it})$`, 'iu').test(word));
