import type { RouteObject } from 'react-router-dom';
import { outletWith, shared } from '../../catalogs.ts';
import type { Catalog } from '../../language.ts';
import { guarded } from '../../auth/guarded.tsx';
import { paths } from '../../paths.ts';

const messages: Catalog = (language) => import(`./locales/${language}.po`);

/** The routes of reports. */
export const reportRoutes = (): RouteObject => ({
  lazy: outletWith(messages, shared),
  children: [
    guarded(['mediator'], {
      [paths.mediatorReports.pattern]: async () => (await import('./reports-page.tsx')).ReportsPage,
      [paths.mediatorSummary.pattern]: async () => (await import('./summary-page.tsx')).SummaryPage,
    }),
  ],
});
