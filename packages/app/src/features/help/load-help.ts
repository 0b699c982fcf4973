import { help, shared } from '../../catalogs.ts';
import { type Catalog, withMessages } from '../../language.ts';

const messages: Catalog = (language) => import(`./locales/${language}.po`);

const load = <Module>(module: Promise<Module>) => withMessages(module, messages, help, shared);

/** Loads questions and answers, as page and panel. */
export const loadFaq = () => load(import('./faq.tsx'));

/** Loads the explanation of the seven steps. */
export const loadWhatToExpect = () => load(import('./what-to-expect.tsx'));

/** Loads the privacy policy. */
export const loadPrivacyPolicy = () => load(import('./privacy-policy.tsx'));

/** Loads what stays on a device. */
export const loadWhatStays = () => load(import('./what-stays.tsx'));

/** Loads the contacts for help. */
export const loadHelp = () => load(import('./help-panel.tsx'));
