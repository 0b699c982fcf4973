import type { RouteObject } from 'react-router-dom';
import { outletWith, shared } from '../../catalogs.ts';
import type { Catalog } from '../../language.ts';
import { guarded } from '../../auth/guarded.tsx';
import { paths } from '../../paths.ts';
import { ownLayout } from '../../shared/layout/own-layout.ts';

const messages: Catalog = (language) => import(`./locales/${language}.po`);

/** The question whether AI may read what a party or a lawyer writes in a case. */
export const aiConsentRoutes = (): RouteObject => ({
  lazy: outletWith(messages, shared),
  handle: ownLayout,
  children: [
    guarded(['divorcee', 'lawyer'], {
      [paths.aiConsent.pattern]: async () => (await import('./ai-consent-page.tsx')).AiConsentPage,
    }),
  ],
});
