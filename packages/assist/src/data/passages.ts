/** A passage about the process, in our own words. Placeholders in braces are the numbers that the product promises. */
export interface Passage {
  id: string;
  title: string;
  /** Example questions that the passage answers. */
  questions: readonly string[];
  text: string;
  source: string | null;
  reviewed_on: string;
}

const reviewed_on = '2026-11-22';

export const passages: readonly Passage[] = [
  {
    id: 'steps',
    title: 'The seven steps',
    questions: ['What are the steps of mediation?', 'How does the process work?', 'How long does mediation take?'],
    text: 'Mediation here has seven steps: intake, document upload, mediator review, first session, negotiation sessions, agreement draft and final agreement. Most cases take {weeksTypical} weeks.',
    source: '/what-to-expect',
    reviewed_on,
  },
  {
    id: 'intake',
    title: 'Intake',
    questions: ['What happens in the intake?', 'What do I fill in at the start?', 'Who reads my intake form?'],
    text: 'The intake asks about you, your relationship, your children, your money and what matters to you. Your answers are for you, your lawyer and the mediator. The other party only sees that you sent it, and when.',
    source: '/intake',
    reviewed_on,
  },
  {
    id: 'documents',
    title: 'Documents',
    questions: [
      'Which documents do I need to upload?',
      'What documents and file formats are accepted?',
      'How many documents?',
    ],
    text: 'The checklist has {documents} standard documents, such as payslips, tax returns and bank statements. You can upload PDF, JPG and PNG files. Mark what does not apply to you.',
    source: '/faq',
    reviewed_on,
  },
  {
    id: 'who-sees-documents',
    title: 'Who sees your documents',
    questions: ['Who can see my documents?', 'Are my uploads private?', 'Can the other party read my files?'],
    text: 'You choose who sees each document: you alone, you and the mediator, your side, or everyone in the case. Until you choose something else, it is you and the mediator.',
    source: '/faq',
    reviewed_on,
  },
  {
    id: 'review',
    title: 'Document review',
    questions: [
      'How long does the document review take?',
      'What does it mean that a document is confirmed?',
      'Why was my document rejected?',
    ],
    text: 'The mediator looks at your documents within {reviewHoursFrom}–{reviewHoursTo} hours. Confirmed means received and readable. It does not mean that the content was checked. If a document is not accepted, you see the reason and can upload a new one.',
    source: '/faq',
    reviewed_on,
  },
  {
    id: 'channels',
    title: 'Private and shared messages',
    questions: [
      'Who reads my messages?',
      'Is the chat with the mediator private?',
      'How do I talk to the mediator alone?',
    ],
    text: 'Your private channel is read by you, your confirmed lawyer and the mediator. The case channel is read by everyone in the case. Each channel shows who reads it.',
    source: '/faq',
    reviewed_on,
  },
  {
    id: 'sessions',
    title: 'Sessions',
    questions: ['How many sessions are there?', 'How long is a session?', 'What happens in the first session?'],
    text: 'Most people need {sessionsTypical} sessions of {sessionMinutes} minutes. In the first one the mediator explains the rules, and you agree on the topics. You can ask for separate rooms or for an online session.',
    source: '/what-to-expect',
    reviewed_on,
  },
  {
    id: 'reschedule',
    title: 'Moving a session',
    questions: ['How do I move or reschedule a session?', 'Can I cancel an appointment?', 'What if I cannot come?'],
    text: 'You can ask to move a session until {moveHours} hours before it starts. After that, it needs a reason and the mediator decides.',
    source: '/faq',
    reviewed_on,
  },
  {
    id: 'mediator',
    title: 'What a mediator does',
    questions: [
      'What does the mediator do?',
      'Does the mediator decide who is right?',
      'Can the mediator give legal advice?',
    ],
    text: 'A mediator helps both of you to talk and to find your own agreement. The mediator does not take sides, does not decide, and does not give legal advice.',
    source: '/what-to-expect',
    reviewed_on,
  },
  {
    id: 'lawyer',
    title: 'Your lawyer',
    questions: ['Do I need a lawyer?', 'What can my lawyer see?', 'How does my lawyer join the case?'],
    text: 'You can bring a lawyer at any time. The mediator invites them, and you confirm that they represent you. Then your lawyer reads your private channel and what you share with your side.',
    source: '/faq',
    reviewed_on,
  },
  {
    id: 'agreement',
    title: 'The agreement',
    questions: [
      'What happens with the agreement draft?',
      'When is the final agreement signed?',
      'Is the agreement binding?',
    ],
    text: 'When you agree, the mediator shares a draft. Both of you, and your lawyers, can comment before anybody signs. Ask your lawyer what your signature means where you live.',
    source: '/what-to-expect',
    reviewed_on,
  },
  {
    id: 'safety',
    title: 'If you do not feel safe',
    questions: [
      'I do not feel safe, what can I do?',
      'I am afraid of the other party',
      'Can I pause or stop the mediation?',
    ],
    text: 'If danger seems immediate, call {emergency}. You can write to the mediator in your private channel, ask for separate sessions, or ask to pause or stop at any time. You do not have to give a reason. You can also call {violence_line} or {crisis_line}.',
    source: null,
    reviewed_on,
  },
];
