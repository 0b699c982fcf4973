import { guarded } from '../../auth/guarded.tsx';
import { paths } from '../../paths.ts';

/** The people that a mediator works with. */
export const contactRoutes = () => [
  guarded(['mediator'], {
    [paths.mediatorContacts.pattern]: async () => (await import('./contact-list-page.tsx')).ContactListPage,
  }),
];
