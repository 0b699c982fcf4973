import type { RouteObject } from 'react-router-dom';
import { outletWith, shared } from '../../catalogs.ts';
import type { Catalog } from '../../language.ts';
import { guarded } from '../../auth/guarded.tsx';
import { paths } from '../../paths.ts';

const messages: Catalog = (language) => import(`./locales/${language}.po`);

/** The routes of a mediator's sessions: list and calendar. */
export const sessionRoutes = (): RouteObject => ({
  lazy: outletWith(messages, shared),
  children: [
    guarded(['mediator'], {
      [paths.mediatorSessions.pattern]: async () => (await import('./session-list-page.tsx')).SessionListPage,
      [paths.mediatorSchedule.pattern]: async () => (await import('./schedule-page.tsx')).SchedulePage,
    }),
  ],
});
