import { Outlet } from 'react-router-dom';
import { type Catalog, withMessages } from './language.ts';

/** The messages that several features share. */
export const shared: Catalog = (language) => import(`./locales/${language}/shared.po`);

/** The messages of the long texts: privacy policy, what to expect, questions and answers. */
export const help: Catalog = (language) => import(`./features/help/texts/locales/${language}.po`);

/** The `lazy` property of a route whose children need these catalogs. */
export const outletWith = (...catalogs: Catalog[]) => ({
  Component: () => withMessages(Promise.resolve(Outlet), ...catalogs),
});
