import type { RouteObject } from 'react-router-dom';
import { outletWith, shared } from '../../catalogs.ts';
import type { Catalog } from '../../language.ts';
import { guarded } from '../../auth/guarded.tsx';
import { paths } from '../../paths.ts';

const messages: Catalog = (language) => import(`./locales/${language}.po`);

/** The fees of a case: the mediator's time and invoices, and each party's own invoices. */
export const feeRoutes = (): RouteObject => ({
  lazy: outletWith(messages, shared),
  children: [
    guarded(['divorcee', 'mediator'], {
      [paths.fees.pattern]: async () => (await import('./fees-page.tsx')).FeesPage,
    }),
  ],
});
