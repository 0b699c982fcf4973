import { loadFaq, loadHelp, loadPrivacyPolicy, loadWhatToExpect } from './load-help.ts';

/** The help texts as panels over any page, and the contacts for help. */
export const helpPanels = {
  faq: { load: async () => (await loadFaq()).FaqPanel },
  'what-to-expect': { load: async () => (await loadWhatToExpect()).WhatToExpectPanel },
  'privacy-policy': { load: async () => (await loadPrivacyPolicy()).PrivacyPolicyPanel },
  help: { load: async () => (await loadHelp()).HelpPanel },
};
