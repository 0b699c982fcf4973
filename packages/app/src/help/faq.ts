import { msg } from '@lingui/core/macro';
import type { Topic } from './help-content.ts';
import { promises } from './promises.ts';

const {
  documents,
  megabytes,
  reviewHours,
  rescheduleHours,
  weeksTypical,
  sessionsTypical,
  sessionMinutes,
  retentionYears,
  invitationDays,
  idleMinutes,
  slots,
} = promises;

/** What people ask most, in seven topics. */
export const faq: Topic[] = [
  {
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
          msg`Most families need ${weeksTypical} weeks and ${sessionsTypical} sessions. It depends on how much there is to settle and how soon the papers are in.`,
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
          msg`Tell your mediator in your private channel, or in the safety check of your intake. Only your mediator reads it. You can also ask for a talk alone first.`,
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
  },
  {
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
        answer: [
          msg`Yes, if every word can be read. Lay the page flat, use daylight, and take one photo of each page.`,
        ],
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
  },
  {
    id: 'sessions',
    title: msg`Sessions`,
    questions: [
      {
        id: 'how-long-session',
        question: msg`How long is a session?`,
        answer: [msg`Between ${sessionMinutes} minutes. You can ask for a break whenever you need one.`],
      },
      {
        id: 'how-many',
        question: msg`How many sessions will we have?`,
        answer: [
          msg`Most families have ${sessionsTypical}. Your mediator tells you what is still open after each one.`,
        ],
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
          msg`Yes, up to ${rescheduleHours} hours before it starts. Later than that, say why, and your mediator decides.`,
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
  },
  {
    id: 'messages-and-privacy',
    title: msg`Messages and privacy`,
    questions: [
      {
        id: 'who-reads',
        question: msg`Who reads my messages?`,
        answer: [
          msg`It stands above every conversation. Your private channel is read by you, your mediator and your lawyer if you have one. The shared channel is read by everybody in the case.`,
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
          msg`What you ask the assistant is yours alone. Your mediator may see a note on the tone of messages in the case. Your former partner never does.`,
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
        question: msg`What do the e-mails say?`,
        answer: [
          msg`Only that there is news, never what it is. You can choose in your profile how and when you hear from us.`,
        ],
      },
    ],
  },
  {
    id: 'children',
    title: msg`Children`,
    questions: [
      {
        id: 'do-they-come',
        question: msg`Do the children come to sessions?`,
        answer: [
          msg`Usually not. You both talk about what they need. If it would help to hear them, your mediator explains how that can be done gently.`,
        ],
      },
      {
        id: 'parenting-plan',
        question: msg`What is a parenting plan?`,
        answer: [
          msg`A page that says where the children live, when they are with each of you, who decides what, and how you tell each other things. You write it together.`,
        ],
      },
      {
        id: 'what-is-stored',
        question: msg`What do you store about my children?`,
        answer: [
          msg`Their first names, the month and year they were born, and what you tell us in your intake. Only the people in your case who need it can see it.`,
        ],
      },
      {
        id: 'how-to-tell-them',
        question: msg`How do we tell the children?`,
        answer: [
          msg`Together if you can, in short sentences: both of us love you, it is not your fault, this is what stays the same. Your mediator can help you find the words.`,
        ],
      },
    ],
  },
  {
    id: 'money-and-costs',
    title: msg`Money and costs`,
    questions: [
      {
        id: 'why-all-papers',
        question: msg`Why do I have to show my money?`,
        answer: [
          msg`An agreement is only fair if both of you know what there is. That is why you are both asked for the same papers.`,
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
          msg`Tell your mediator in your private channel what you think is missing and why. The mediator can ask for the paper without saying who asked.`,
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
  },
  {
    id: 'agreement-and-after',
    title: msg`Agreement and after`,
    questions: [
      {
        id: 'binding',
        question: msg`Is the agreement binding?`,
        answer: [
          msg`Signing here records what you agreed. Whether it binds you by law, and whether a court must approve it, depends on where you live. Ask your mediator or a lawyer.`,
        ],
      },
      {
        id: 'lawyer-reads',
        question: msg`Can my lawyer read it first?`,
        answer: [
          msg`Yes. Ask your mediator to invite your lawyer. When you confirm that they act for you, they see what is shared with your side.`,
        ],
      },
      {
        id: 'change-my-mind',
        question: msg`What if I change my mind before signing?`,
        answer: [
          msg`Say so. A point goes back to “in discussion” and you talk about it again. Nothing is agreed until both of you have signed.`,
        ],
      },
      {
        id: 'no-agreement',
        question: msg`What if we do not agree?`,
        answer: [
          msg`You may agree on some points and leave others open. What you could not settle can still go to a court. What was said in mediation stays in mediation, as far as your law allows.`,
        ],
      },
      {
        id: 'later-change',
        question: msg`Can we change it later?`,
        answer: [
          msg`Life changes. A closed case can be opened again as long as it is kept, and your mediator can start from what you agreed.`,
        ],
      },
      {
        id: 'my-data',
        question: msg`Can I have my data, or have it deleted?`,
        answer: [
          msg`In your profile you can download everything that is yours. You can also ask for it to be deleted. Some records must be kept for ${retentionYears} years. We tell you which ones, and why.`,
        ],
      },
    ],
  },
];
