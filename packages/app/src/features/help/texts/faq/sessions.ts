import { msg } from '@lingui/core/macro';
import type { Topic } from '../help-content.ts';
import { promises } from '../../../../words/texts/promises.ts';

const { moveHours, sessionsTypical, sessionMinutes, slots } = promises;

/** Questions about sessions. */
export const sessions: Topic = {
  id: 'sessions',
  title: msg`Sessions`,
  questions: [
    {
      id: 'how-long-session',
      question: msg`How long is a session?`,
      answer: [msg`Each one takes ${sessionMinutes} minutes. You can ask for a break whenever you need one.`],
    },
    {
      id: 'how-many',
      question: msg`How many sessions will we have?`,
      answer: [msg`Most families have ${sessionsTypical}. Your mediator tells you what is still open after each one.`],
    },
    {
      id: 'finding-a-time',
      question: msg`How is the time found?`,
      answer: [
        msg`Your mediator offers up to ${slots} times. Each of you says what suits, and only your mediator sees the answers. Then the mediator confirms one.`,
      ],
    },
    {
      id: 'move',
      question: msg`Can I move a session?`,
      answer: [
        msg`Yes, up to ${moveHours} hours before it starts. Later than that, say why, and your mediator decides.`,
      ],
    },
    {
      id: 'video',
      question: msg`What do I need for a video session?`,
      answer: [
        msg`A phone or a computer with a camera, and a room where nobody listens in. Your link is in the session on your home page. It is yours alone.`,
      ],
    },
    {
      id: 'bring-someone',
      question: msg`Can I bring somebody?`,
      answer: [
        msg`Your lawyer can join the case and come along. For anybody else, ask your mediator first, so that it stays fair for both of you.`,
      ],
    },
  ],
};
