import { msg } from '@lingui/core/macro';
import type { Topic } from '../help-content.ts';
import { promises } from '../../../../words/texts/promises.ts';

const { documents, megabytes, reviewHours, retentionYears } = promises;

/** Questions about documents. */
export const documentQuestions: Topic = {
  id: 'documents',
  title: msg`Documents`,
  questions: [
    {
      id: 'which',
      question: msg`Which documents do I need?`,
      answer: [
        msg`There are ${documents} standard documents. Your checklist shows only the ones that fit your case. If you do not have one, choose “I can’t find one of these” and tell your mediator why.`,
      ],
    },
    {
      id: 'kinds',
      question: msg`What kinds of file can I send?`,
      answer: [msg`PDF, JPG, JPEG or PNG, up to ${megabytes} MB each.`],
    },
    {
      id: 'photo',
      question: msg`A photo of a letter: is that good enough?`,
      answer: [msg`Yes, if every word can be read. Lay the page flat, use daylight, and take one photo of each page.`],
    },
    {
      id: 'who-sees',
      question: msg`Who can see what I upload?`,
      answer: [
        msg`At first your mediator alone. When you upload, you can share it with your lawyer as well, or with everybody in the case. You can also keep it to yourself. The page always says who can see it.`,
      ],
    },
    {
      id: 'review',
      question: msg`How long does the review take?`,
      answer: [msg`Your mediator looks at what you send within ${reviewHours} hours.`],
    },
    {
      id: 'how-long-kept',
      question: msg`How long do you keep my documents?`,
      answer: [
        msg`${retentionYears} years after the case is closed, unless your organization has set another time. After that they are deleted.`,
      ],
    },
  ],
};
