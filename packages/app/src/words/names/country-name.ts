import { viewerLocale } from './viewer.ts';

/** The name of a country, in the language of the reader: "United Kingdom". */
export const countryName = (code: string) => new Intl.DisplayNames(viewerLocale(), { type: 'region' }).of(code) ?? code;
