import { help as longTexts, shared } from '../../catalogs.ts';
import { type Catalog, withMessages } from '../../language.ts';

const messages: Catalog = (language) => import(`./locales/${language}.po`);

const load = <Module>(module: Promise<Module>) => withMessages(module, messages, longTexts, shared);

/** Questions and answers, as page and panel. */
export const faq = () => load(import('./faq.tsx'));

/** The seven steps, explained. */
export const whatToExpect = () => load(import('./what-to-expect.tsx'));

/** What becomes of people's data. */
export const privacyPolicy = () => load(import('./privacy-policy.tsx'));

/** Where to turn. */
export const help = () => load(import('./help-panel.tsx'));
