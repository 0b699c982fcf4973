import * as z from 'zod/mini';
import { Locale } from './values.ts';

/** The language of the reader's pages, for the advice in a result. Without it advice is in the language of the text. */
export const readerLanguage = { language: z.optional(Locale) };
