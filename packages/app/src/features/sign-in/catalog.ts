import type { Catalog } from '../../language.ts';

/** The messages of the sign-in and registration pages. */
export const authMessages: Catalog = (language) => import(`./locales/${language}.po`);
