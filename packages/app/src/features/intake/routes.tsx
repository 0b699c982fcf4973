import type { RouteObject } from 'react-router-dom';
import { outletWith, shared } from '../../catalogs.ts';
import type { Catalog } from '../../language.ts';
import { guarded } from '../../auth/guarded.tsx';
import { paths } from '../../paths.ts';
import { ownLayout } from '../../shared/layout/own-layout.ts';

const messages: Catalog = (language) => import(`./locales/${language}.po`);

/** The routes of the intake. */
export const intakeRoutes = (): RouteObject => ({
  lazy: outletWith(messages, shared),
  children: [
    guarded(undefined, { [paths.intake.pattern]: async () => (await import('./intake-page.tsx')).IntakePage }),
    {
      handle: ownLayout,
      children: [
        guarded(['divorcee', 'lawyer'], {
          [paths.intakeSection.pattern]: async () => (await import('./form/intake-section-page.tsx')).IntakeSectionPage,
        }),
      ],
    },
  ],
});
