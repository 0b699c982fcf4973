import type { RouteObject } from 'react-router-dom';
import { outletWith, shared } from '../../catalogs.ts';
import type { Catalog } from '../../language.ts';
import { guarded } from '../../auth/guarded.tsx';
import { paths } from '../../paths.ts';

const messages: Catalog = (language) => import(`./locales/${language}.po`);

/** Documents: all of a mediator’s, those that wait for review, those of one case, and each by itself. */
export const documentRoutes = (): RouteObject => ({
  lazy: outletWith(messages, shared),
  children: [
    guarded(['mediator'], {
      [paths.mediatorDocuments.pattern]: async () => (await import('./document-list-page.tsx')).DocumentListPage,
      [paths.mediatorReview.pattern]: async () => (await import('./review/review-page.tsx')).ReviewPage,
    }),
    guarded(undefined, {
      [paths.uploads.pattern]: async () => (await import('./uploads-page.tsx')).UploadsPage,
      [paths.document.pattern]: async () => (await import('./viewer/viewer-page.tsx')).ViewerPage,
    }),
  ],
});
