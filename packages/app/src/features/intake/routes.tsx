import type { RouteObject } from 'react-router-dom';
import { outletWith, shared } from '../../catalogs.ts';
import type { Catalog } from '../../language.ts';
import { guarded } from '../../auth/guarded.tsx';
import { paths } from '../../paths.ts';
import { ownLayout } from '../../shared/layout/own-layout.ts';

const messages: Catalog = (language) => import(`./locales/${language}.po`);

/** The routes of the intake, and of the enquiries that come before it. */
export const intakeRoutes = (): RouteObject => ({
  lazy: outletWith(messages, shared),
  children: [
    guarded(undefined, { [paths.intake.pattern]: async () => (await import('./intake-page.tsx')).IntakePage }),
    {
      handle: ownLayout,
      children: [
        guarded(['divorcee'], {
          [paths.ask.pattern]: async () => (await import('./enquiries/ask/ask-page.tsx')).AskPage,
        }),
        guarded(['divorcee', 'lawyer'], {
          [paths.intakeSection.pattern]: async () => (await import('./form/intake-section-page.tsx')).IntakeSectionPage,
        }),
      ],
    },
    guarded(['mediator'], {
      [paths.enquiries.pattern]: async () => (await import('./enquiries/office/enquiry-list-page.tsx')).EnquiryListPage,
    }),
  ],
});
