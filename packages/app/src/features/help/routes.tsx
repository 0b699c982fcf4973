import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { forGuests } from '../../auth/for-guests.ts';
import { faq, privacyPolicy, whatToExpect } from './load.ts';

/** The routes of help texts, which need no account. */
export const helpRoutes = (): RouteObject[] => [
  { path: paths.faq.pattern, handle: forGuests, lazy: { Component: async () => (await faq()).FaqPage } },
  {
    path: paths.whatToExpect.pattern,
    handle: forGuests,
    lazy: { Component: async () => (await whatToExpect()).WhatToExpectPage },
  },
  {
    path: paths.privacyPolicy.pattern,
    handle: forGuests,
    lazy: { Component: async () => (await privacyPolicy()).PrivacyPolicyPage },
  },
];
