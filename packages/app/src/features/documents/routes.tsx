import { guarded } from '../../auth/guarded.tsx';
import { paths } from '../../paths.ts';

/** Documents: all of a mediator’s, those that wait for review, and those of one case. */
export const documentRoutes = () => [
  guarded(['mediator'], {
    [paths.mediatorDocuments.pattern]: async () => (await import('./document-list-page.tsx')).DocumentListPage,
    [paths.mediatorReview.pattern]: async () => (await import('./review-page.tsx')).ReviewPage,
  }),
  guarded(undefined, {
    [paths.uploads.pattern]: async () => (await import('./uploads-page.tsx')).UploadsPage,
  }),
];
