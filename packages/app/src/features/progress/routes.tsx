import { guarded } from '../../auth/guarded.tsx';
import { paths } from '../../paths.ts';

/** How far the two parties of a case are. */
export const progressRoutes = () => [
  guarded(['mediator'], {
    [paths.mediatorProgress.pattern]: async () => (await import('./progress-page.tsx')).ProgressPage,
  }),
];
