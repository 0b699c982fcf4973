import { msg } from '@lingui/core/macro';
import type { Topic } from '../help-content.ts';
import { promises } from '../../../../words/texts/promises.ts';

const { idleMinutes } = promises;

/** Questions about messages and privacy. */
export const messagesAndPrivacy: Topic = {
  id: 'messages-and-privacy',
  title: msg`Messages and privacy`,
  questions: [
    {
      id: 'who-reads',
      question: msg`Who reads my messages?`,
      answer: [
        msg`It stands above every conversation. Your private channel is read by you, your mediator and your lawyer if you have one. The shared channel is read by everybody in the case. An admin can read it only after giving a reason. Your mediator is told, and so are you unless the law forbids it.`,
      ],
    },
    {
      id: 'private-stays-private',
      question: msg`Does my former partner see what I tell the mediator in private?`,
      answer: [
        msg`No. Not in messages, not in search, not in news and not in a summary. Your mediator may ask you whether something can be shared. You decide.`,
      ],
    },
    {
      id: 'ai',
      question: msg`What does the AI do?`,
      answer: [
        msg`It can help you find calmer words before you send a message, and answer questions about how mediation works. It never sends or decides anything. AI can be wrong.`,
        msg`What you ask the assistant is yours alone. If you say yes, your mediator may see a note on the tone of your messages. Your former partner never does.`,
      ],
    },
    {
      id: 'take-back',
      question: msg`Can I take back a message?`,
      answer: [
        msg`The text can be removed. A line stays that says a message was removed, by whom and when, so that the record is honest.`,
      ],
    },
    {
      id: 'signed-out',
      question: msg`Why am I signed out after a while?`,
      answer: [
        msg`To protect you if you leave your screen. After ${idleMinutes} minutes without a sign from you, you are signed out. You are warned before, and what you typed is kept.`,
      ],
    },
    {
      id: 'news-words',
      question: msg`What do the emails say?`,
      answer: [
        msg`Only that there is news, never what it is. You can choose in your profile how and when you hear from us.`,
      ],
    },
  ],
};
