import { i18n } from '@lingui/core';

let zone: string | null = null;

/** Shows times in this zone from now on; null follows the device. */
export const seeTimesIn = (timeZone: string | null) => {
  zone = timeZone;
};

/** The zone in which the viewer reads times, as an option of `Intl`; nothing for that of the device. */
export const viewerZone = () => (zone === null ? {} : { timeZone: zone });

/** The viewer's own variant of the language on screen, so that dates stay in one language with the words around them. */
export function viewerLocale(): string {
  const asked = globalThis.navigator?.languages ?? [];
  return asked.find((it) => it.split('-')[0] === i18n.locale) ?? i18n.locale;
}

/** The name of the zone in which all times on screen are: "Europe/London". */
export const zoneName = () => zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
