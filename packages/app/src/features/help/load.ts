import { help as longTexts, shared } from '../../catalogs.ts';
import { type Catalog, withMessages } from '../../language.ts';

const messages: Catalog = (language) => import(`./locales/${language}.po`);

const load = <Module>(module: Promise<Module>) => withMessages(module, messages, longTexts, shared);

/** Loads questions and answers, as page and panel. */
export const faq = () => load(import('./faq.tsx'));

/** Loads the explanation of the seven steps. */
export const whatToExpect = () => load(import('./what-to-expect.tsx'));

/** Loads the privacy policy. */
export const privacyPolicy = () => load(import('./privacy-policy.tsx'));

/** Loads the contacts for help. */
export const help = () => load(import('./help-panel.tsx'));
