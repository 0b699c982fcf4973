import type { Catalog } from '../../language.ts';

/** What the pages for getting in say. */
export const messages: Catalog = (language) => import(`./locales/${language}.po`);
