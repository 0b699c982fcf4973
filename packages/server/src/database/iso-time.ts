/** A timestamp as Postgres writes it in UTC, as ISO 8601. Microseconds stay: they decide the order of messages. */
export const isoTime = (text: string) => text.replace(' ', 'T').replace(/\+00(:?00)?$/, 'Z');

/** The type id of `timestamptz`. */
export const timestamptz = 1184;
