import { said, type StoryMessage } from '../chat-log/chat-log.fixture.tsx';

/** Messages of the Okafor family on the morning of 24 November. */
export const schoolRun: readonly StoryMessage[] = [
  said(
    'ruth',
    '2026-11-24T09:30',
    'Good morning both. Shall we settle the school run before 3 December? One wish each is enough for now.',
  ),
  said('maya', '2026-11-24T09:41', 'Ada waited 40 minutes at school again. She was the last child there.'),
  said(
    'daniel',
    '2026-11-24T09:44',
    'You knew I had the late shift on Wednesday. You always do this and then play the victim.',
  ),
  said('maya', '2026-11-24T09:46', 'I’m not playing anything. I just want someone to be there for her.'),
  said('daniel', '2026-11-24T09:47', 'Then maybe a judge should decide who is there for her.'),
];

/** The rephrasing of Ruth's draft. */
export const calmer =
  'I can hear how worried you both are about Ada. Let’s leave Wednesday for now. I will call each of you today, and we’ll settle it together on 3 December.';

/** Ruth's channels. */
export const channels = [
  { name: 'Okafor family', preview: 'Daniel: You knew about Wednesday', time: '25m', unread: 4 },
  { name: 'Brennan – Castillo', preview: 'Ana: I need to speak to you alone', time: '12m', unread: 3 },
  { name: 'Whitfield family', preview: 'Peter: Which form do you mean?', time: '2h', unread: 2 },
  { name: 'Novak family', preview: 'Petra: Thank you for the draft', time: '1d', unread: 1 },
  { name: 'Haddad – Lowe', preview: 'You: Sami, are you well?', time: '2d', unread: 0 },
] as const;
