import { guarded } from '../../auth/guarded.tsx';
import { paths } from '../../paths.ts';

/** The sessions of a mediator, as a list and as a calendar. */
export const sessionRoutes = () => [
  guarded(['mediator'], {
    [paths.mediatorSessions.pattern]: async () => (await import('./session-list-page.tsx')).SessionListPage,
    [paths.mediatorSchedule.pattern]: async () => (await import('./schedule-page.tsx')).SchedulePage,
  }),
];
