import { sentence } from './people-names.ts';
import { viewerLocale } from './viewer.ts';

/** The name of a language, in that of the reader: "Spanish". A dash where none was chosen. */
export const languageName = (code: string | null) =>
  code === null ? '–' : sentence(new Intl.DisplayNames(viewerLocale(), { type: 'language' }).of(code) ?? code);
