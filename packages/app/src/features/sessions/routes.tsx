import type { RouteObject } from 'react-router-dom';
import { outletWith, shared } from '../../catalogs.ts';
import type { Catalog } from '../../language.ts';
import { guarded } from '../../auth/guarded.tsx';
import { paths } from '../../paths.ts';

const messages: Catalog = (language) => import(`./locales/${language}.po`);

/** Sessions: a mediator’s list, calendar and offers, and each session by itself. */
export const sessionRoutes = (): RouteObject => ({
  lazy: outletWith(messages, shared),
  children: [
    guarded(['mediator'], {
      [paths.mediatorSessions.pattern]: async () => (await import('./session-list-page.tsx')).SessionListPage,
      [paths.mediatorSchedule.pattern]: async () =>
        (await import('./schedule/mediator-schedule-page.tsx')).MediatorSchedulePage,
      [paths.mediatorOffer.pattern]: async () => (await import('./offer/offer-page.tsx')).OfferPage,
    }),
    guarded(undefined, {
      [paths.session.pattern]: async () => (await import('./session-page.tsx')).SessionPage,
    }),
  ],
});
