import type { RouteObject } from 'react-router-dom';
import { outletWith, shared } from '../../catalogs.ts';
import type { Catalog } from '../../language.ts';
import { guarded } from '../../auth/guarded.tsx';
import { agreementPaths } from '../../agreement-paths.ts';
import { paths } from '../../paths.ts';
import { ownLayout } from '../../shared/layout/own-layout.ts';

const messages: Catalog = (language) => import(`./locales/${language}.po`);

/** The agreement of a case: the mediator’s workspace, and the pages on which parties and lawyers read and sign. */
export const agreementRoutes = (): RouteObject => ({
  lazy: outletWith(messages, shared),
  children: [
    guarded(undefined, {
      [agreementPaths.home.pattern]: async () => (await import('./agreement-page.tsx')).AgreementPage,
      [agreementPaths.compare.pattern]: async () => (await import('./compare/compare-page.tsx')).ComparePage,
      [agreementPaths.money.pattern]: async () => (await import('./money/money-page.tsx')).MoneyPage,
    }),
    guarded(['divorcee', 'lawyer', 'mediator'], {
      [agreementPaths.division.pattern]: async () => (await import('./division/division-page.tsx')).DivisionPage,
      [agreementPaths.packet.pattern]: async () => (await import('./packet/packet-page.tsx')).PacketPage,
      [agreementPaths.scenarios.pattern]: async () =>
        (await import('./division/scenarios/scenarios-page.tsx')).ScenariosPage,
    }),
    guarded(['mediator'], {
      [agreementPaths.forms.pattern]: async () => (await import('./templates/forms-page.tsx')).FormsPage,
      [agreementPaths.schedule.pattern]: async () =>
        (await import('./schedule/parenting-schedule-page.tsx')).ParentingSchedulePage,
      [agreementPaths.recitals.pattern]: async () => (await import('./recitals/recitals-page.tsx')).RecitalsPage,
    }),
    {
      handle: ownLayout,
      children: [
        guarded(undefined, {
          [agreementPaths.sign.pattern]: async () => (await import('./signing/signing-page.tsx')).SigningPage,
        }),
        guarded(['divorcee', 'lawyer', 'mediator'], {
          [paths.terms.pattern]: async () => (await import('./terms/terms-page.tsx')).TermsPage,
        }),
      ],
    },
  ],
});
