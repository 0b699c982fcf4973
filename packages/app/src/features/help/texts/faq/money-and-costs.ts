import { msg } from '@lingui/core/macro';
import type { Topic } from '../help-content.ts';

/** Questions about money and costs. */
export const moneyAndCosts: Topic = {
  id: 'money-and-costs',
  title: msg`Money and costs`,
  questions: [
    {
      id: 'why-all-documents',
      question: msg`Why do I have to show my money?`,
      answer: [
        msg`An agreement is only fair if both of you know what there is. That is why you are both asked for the same documents.`,
      ],
    },
    {
      id: 'not-sure',
      question: msg`What if I do not know a number?`,
      answer: [
        msg`Choose “Not sure” and go on. A bank or a pension fund can usually tell you. Your mediator helps you find out.`,
      ],
    },
    {
      id: 'hidden',
      question: msg`What if I think something is missing?`,
      answer: [
        msg`Tell your mediator in your private channel what you think is missing and why. The mediator can ask for the document without saying who asked.`,
      ],
    },
    {
      id: 'what-does-it-cost',
      question: msg`What does mediation cost?`,
      answer: [
        msg`That depends on the organization you are with. Your mediator tells you before the first session. Nothing is charged on this site.`,
      ],
    },
  ],
};
