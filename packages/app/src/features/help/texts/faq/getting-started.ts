import { msg } from '@lingui/core/macro';
import type { Topic } from '../help-content.ts';
import { promises } from '../../../../words/texts/promises.ts';

const { weeksTypical, sessionsTypical, invitationDays } = promises;

/** Questions about the start. */
export const gettingStarted: Topic = {
  id: 'getting-started',
  title: msg`Getting started`,
  questions: [
    {
      id: 'what-is-mediation',
      question: msg`What is mediation?`,
      answer: [
        msg`A mediator helps you both talk and find an agreement. The mediator does not take sides and does not decide for you.`,
        msg`You can stop at any time.`,
      ],
    },
    {
      id: 'how-long',
      question: msg`How long does it take?`,
      answer: [
        msg`Most families need ${weeksTypical} weeks and ${sessionsTypical} sessions. It depends on how much there is to settle and how soon the documents are in.`,
      ],
    },
    {
      id: 'same-room',
      question: msg`Do I have to be in the same room as my former partner?`,
      answer: [
        msg`No. You can ask for separate rooms, in person or by video, with different times to arrive and different links. Your mediator then goes back and forth.`,
      ],
    },
    {
      id: 'not-safe',
      question: msg`What if I do not feel safe?`,
      answer: [
        msg`Tell your mediator in your private channel, or in the safety check of your intake. The safety check is read by your mediator alone, the channel also by your lawyer if you have one. You can also ask for a talk alone first.`,
        msg`Quick exit leaves this site at once. It does not clear the history of your browser. If you are in danger now, call the emergency number of your country.`,
      ],
    },
    {
      id: 'other-does-not-join',
      question: msg`What if my former partner does not join?`,
      answer: [
        msg`An invitation waits ${invitationDays} days. After that your mediator can send a new one. Mediation only works if both of you want it, so nobody is forced to join.`,
      ],
    },
  ],
};
