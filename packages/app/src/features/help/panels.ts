import { faq, help, privacyPolicy, whatToExpect } from './load.ts';

/** The help texts as panels over any page, and the contacts for help. */
export const helpPanels = {
  faq: { load: async () => (await faq()).FaqPanel },
  'what-to-expect': { load: async () => (await whatToExpect()).WhatToExpectPanel },
  'privacy-policy': { load: async () => (await privacyPolicy()).PrivacyPolicyPanel },
  help: { load: async () => (await help()).HelpPanel },
};
