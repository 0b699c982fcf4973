import { speakAtLength } from '../../language.ts';

/** A page of long texts together with their words. */
async function withWords<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), speakAtLength()]);
  return module;
}

/** Questions and answers, as page and panel. */
export const faq = () => withWords(() => import('./faq.tsx'));

/** The seven steps, told. */
export const whatToExpect = () => withWords(() => import('./what-to-expect.tsx'));

/** What becomes of people's data. */
export const privacyPolicy = () => withWords(() => import('./privacy-policy.tsx'));

/** Where to turn. */
export const help = () => withWords(() => import('./help-panel.tsx'));
