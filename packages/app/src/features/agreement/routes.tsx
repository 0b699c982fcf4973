import type { RouteObject } from 'react-router-dom';
import { outletWith, shared } from '../../catalogs.ts';
import type { Catalog } from '../../language.ts';
import { guarded } from '../../auth/guarded.tsx';
import { paths } from '../../paths.ts';
import { ownLayout } from '../../shared/layout/own-layout.ts';

const messages: Catalog = (language) => import(`./locales/${language}.po`);

/** The agreement of a case: the mediator’s workspace, and the pages on which parties and lawyers read and sign. */
export const agreementRoutes = (): RouteObject => ({
  lazy: outletWith(messages, shared),
  children: [
    guarded(undefined, {
      [paths.agreement.pattern]: async () => (await import('./agreement-page.tsx')).AgreementPage,
      [paths.agreementCompare.pattern]: async () => (await import('./compare/compare-page.tsx')).ComparePage,
      [paths.agreementMoney.pattern]: async () => (await import('./money/money-page.tsx')).MoneyPage,
    }),
    guarded(['divorcee', 'lawyer', 'mediator'], {
      [paths.agreementDivision.pattern]: async () => (await import('./division/division-page.tsx')).DivisionPage,
      [paths.agreementPacket.pattern]: async () => (await import('./packet/packet-page.tsx')).PacketPage,
      [paths.agreementScenarios.pattern]: async () =>
        (await import('./division/scenarios/scenarios-page.tsx')).ScenariosPage,
    }),
    guarded(['mediator'], {
      [paths.agreementForms.pattern]: async () => (await import('./templates/forms-page.tsx')).FormsPage,
      [paths.agreementSchedule.pattern]: async () =>
        (await import('./schedule/parenting-schedule-page.tsx')).ParentingSchedulePage,
      [paths.agreementRecitals.pattern]: async () => (await import('./recitals/recitals-page.tsx')).RecitalsPage,
    }),
    {
      handle: ownLayout,
      children: [
        guarded(undefined, {
          [paths.agreementSign.pattern]: async () => (await import('./signing/signing-page.tsx')).SigningPage,
        }),
        guarded(['divorcee', 'lawyer', 'mediator'], {
          [paths.terms.pattern]: async () => (await import('./terms/terms-page.tsx')).TermsPage,
        }),
      ],
    },
  ],
});
