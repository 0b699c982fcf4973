import { i18n } from '@lingui/core';

let zone: string | null = null;

/** Sets the time zone of displayed times; null follows the device. */
export const seeTimesIn = (timeZone: string | null) => {
  zone = timeZone;
};

/** The viewer's time zone as an option of `Intl`; empty for that of the device. */
export const viewerZone = () => (zone === null ? {} : { timeZone: zone });

/**
 * The viewer's regional variant of the interface language, so that dates match the language of the text around them.
 */
export function viewerLocale(): string {
  const asked = globalThis.navigator?.languages ?? [];
  return asked.find((it) => it.split('-')[0] === i18n.locale) ?? i18n.locale;
}

/** The language of the interface, for dates and lists that are the same for everybody who reads it. English is British. */
export const languageLocale = () => (i18n.locale === 'en' ? 'en-GB' : i18n.locale);

/** The name of the time zone of displayed times: "Europe/London". */
export const zoneName = () => zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
