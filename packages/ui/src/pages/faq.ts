import type { HelpCategory, HelpDialogLabels } from '../index.ts';

/** Some of the questions that people ask. The app has the whole of them in its catalogs. */
export const categories: HelpCategory[] = [
  {
    id: 'start',
    label: 'Getting started',
    questions: [
      { id: 'long', question: 'How long does it take?', answer: 'Most cases take 4–8 weeks, in 3–5 sessions.' },
    ],
  },
  {
    id: 'documents',
    label: 'Documents',
    questions: [
      {
        id: 'which',
        question: 'Which documents do I need?',
        answer:
          'There are 16 standard documents. Your checklist shows only the ones that fit your case. If you do not have one, choose “I can’t find one of these” and tell your mediator why.',
      },
      { id: 'kinds', question: 'What kinds of file can I send?', answer: 'PDF, JPG, JPEG or PNG, up to 10MB each.' },
      {
        id: 'photo',
        question: 'A photo of a letter: is that good enough?',
        answer: 'Yes, if every word can be read. Put the letter flat, in daylight, and send each page.',
      },
      {
        id: 'who',
        question: 'Who can see what I upload?',
        answer: 'Your mediator. You choose whether anybody else may see it.',
      },
      {
        id: 'review',
        question: 'How long does the review take?',
        answer: 'Your mediator looks at what you send within 24–48 hours.',
      },
      {
        id: 'keep',
        question: 'How long do you keep my documents?',
        answer: 'The privacy policy says it for each kind of document.',
      },
    ],
  },
  {
    id: 'sessions',
    label: 'Sessions',
    questions: [
      { id: 'move', question: 'Can I move a session?', answer: 'Yes, up to 24 hours before it starts.' },
      {
        id: 'rooms',
        question: 'Do I have to see the other person?',
        answer: 'No. You can start in separate rooms, and stay there.',
      },
    ],
  },
  {
    id: 'privacy',
    label: 'Messages and privacy',
    questions: [
      { id: 'read', question: 'Who reads my messages?', answer: 'The line at the top of each chat says who can.' },
    ],
  },
  {
    id: 'children',
    label: 'Children',
    questions: [{ id: 'school', question: 'Can we agree on school days?', answer: 'Yes. Most families start there.' }],
  },
  {
    id: 'money',
    label: 'Money and costs',
    questions: [
      { id: 'cost', question: 'What does a session cost?', answer: 'Your mediator tells you before the first one.' },
    ],
  },
  {
    id: 'after',
    label: 'Agreement and after',
    questions: [{ id: 'change', question: 'Can we change it later?', answer: 'Yes, if both of you agree.' }],
  },
];

export const faqWords: HelpDialogLabels = {
  title: 'FAQ',
  search: 'Search the questions',
  placeholder: 'Search, for example “photo”',
  close: 'Close FAQ',
  categories: 'Categories',
  found: (count) => (count === 1 ? '1 question found' : `${count} questions found`),
  noneTitle: 'Nothing found',
  noneText: 'Try another word, or ask us.',
};
