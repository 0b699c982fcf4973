import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { forGuests } from '../../auth/for-guests.ts';
import { loadFaq, loadPrivacyPolicy, loadWhatStays, loadWhatToExpect } from './load-help.ts';

/** The routes of help texts, which need no account. */
export const helpRoutes = (): RouteObject[] => [
  { path: paths.faq.pattern, handle: forGuests, lazy: { Component: async () => (await loadFaq()).FaqPage } },
  {
    path: paths.whatToExpect.pattern,
    handle: forGuests,
    lazy: { Component: async () => (await loadWhatToExpect()).WhatToExpectPage },
  },
  {
    path: paths.privacyPolicy.pattern,
    handle: forGuests,
    lazy: { Component: async () => (await loadPrivacyPolicy()).PrivacyPolicyPage },
  },
  {
    path: paths.whatStays.pattern,
    handle: forGuests,
    lazy: { Component: async () => (await loadWhatStays()).WhatStaysPage },
  },
];
