/**
 * A timestamp as Postgres writes it in UTC, as ISO 8601. Microseconds stay: they decide the order of messages. Postgres
 * leaves zeros at their end out; they come back, so that moments compare as text.
 */
export const isoTime = (text: string) =>
  text
    .replace(' ', 'T')
    .replace(/\.\d+/, (fraction) => fraction.padEnd(7, '0'))
    .replace(/\+00(:?00)?$/, 'Z');

/** The type id of `timestamptz`. */
export const timestamptz = 1184;
