/**
 * Converts a Postgres timestamp in UTC to ISO 8601. It keeps microseconds, which decide the order of messages, and
 * restores the zeros that Postgres omits, so that times compare as text.
 */
export const isoTime = (text: string) =>
  text
    .replace(' ', 'T')
    .replace(/:\d\d(?=\+)/, '$&.')
    .replace(/\.\d*/, (fraction) => fraction.padEnd(7, '0'))
    .replace(/\+00(:?00)?$/, 'Z');

/** The type id of `timestamptz`. */
export const timestamptz = 1184;
