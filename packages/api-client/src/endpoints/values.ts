import * as z from 'zod/mini';

/** A timestamp in ISO 8601 with an offset; answers use UTC. */
export const Timestamp = z.iso.datetime({ offset: true });

/** The code of a currency, like EUR. */
export const Currency = z.string().check(z.regex(/^[A-Z]{3}$/));

/** A telephone number as people write it, also with the extension of an office. */
export const Phone = z
  .string()
  .check(
    z.trim(),
    z.regex(
      /^(?=.{5,40}$)\+?[\d\s()./-]{5,}([\s,;]*(#|[A-Za-zó]+[.:]?)\s*\d{1,7})?$/,
      'Enter a phone number, like +44 117 496 0233.',
    ),
  );

const notAnAddress = 'Enter an address that begins with https://.';

/** The address of a page. */
export const WebAddress = (most: number) =>
  z.string().check(
    z.maxLength(most),
    z.regex(/^https:\/\/\S+$/, notAnAddress),
    z.refine((url) => URL.canParse(url), notAnAddress),
  );

/** A language tag, optionally with a region: `en`, `en-GB`. */
export const Locale = z
  .string()
  .check(z.maxLength(35), z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Enter a language, like en or en-GB.'));

const isTimeZone = (zone: string) => {
  try {
    return /^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/.test(zone) && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

/** An IANA time zone name: `Europe/London`. */
export const TimeZone = z
  .string()
  .check(z.maxLength(60), z.refine(isTimeZone, 'Choose a time zone, like Europe/London.'));
