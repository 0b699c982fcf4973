import type { Catalog } from '../../language.ts';

/** The messages of the profile. */
export const profileMessages: Catalog = (language) => import(`./locales/${language}.po`);
