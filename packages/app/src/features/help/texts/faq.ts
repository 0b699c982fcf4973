import { agreementAndAfter } from './faq/agreement-and-after.ts';
import { children } from './faq/children.ts';
import { documentQuestions } from './faq/documents.ts';
import { gettingStarted } from './faq/getting-started.ts';
import { messagesAndPrivacy } from './faq/messages-and-privacy.ts';
import { moneyAndCosts } from './faq/money-and-costs.ts';
import { sessions } from './faq/sessions.ts';
import type { Topic } from './help-content.ts';

/** Frequently asked questions, in seven topics. */
export const faq: Topic[] = [
  gettingStarted,
  documentQuestions,
  sessions,
  messagesAndPrivacy,
  children,
  moneyAndCosts,
  agreementAndAfter,
];
