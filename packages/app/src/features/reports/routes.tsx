import { guarded } from '../../auth/guarded.tsx';
import { paths } from '../../paths.ts';

/** What a mediator’s cases add up to. */
export const reportRoutes = () => [
  guarded(['mediator'], {
    [paths.mediatorReports.pattern]: async () => (await import('./reports-page.tsx')).ReportsPage,
  }),
];
