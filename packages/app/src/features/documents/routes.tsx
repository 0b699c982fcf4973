import type { RouteObject } from 'react-router-dom';
import { outletWith, shared } from '../../catalogs.ts';
import type { Catalog } from '../../language.ts';
import { guarded } from '../../auth/guarded.tsx';
import { paths } from '../../paths.ts';

const messages: Catalog = (language) => import(`./locales/${language}.po`);

/** The routes of documents: all of a mediator’s, the review queue, and those of one case. */
export const documentRoutes = (): RouteObject => ({
  lazy: outletWith(messages, shared),
  children: [
    guarded(['mediator'], {
      [paths.mediatorDocuments.pattern]: async () => (await import('./document-list-page.tsx')).DocumentListPage,
      [paths.mediatorReview.pattern]: async () => (await import('./review-page.tsx')).ReviewPage,
    }),
    guarded(undefined, {
      [paths.uploads.pattern]: async () => (await import('./uploads-page.tsx')).UploadsPage,
    }),
  ],
});
