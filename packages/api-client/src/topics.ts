/** What people read, by name: a read names what it shows, a change what it makes out of date. */
export const topics = [
  'account',
  'activity',
  'agreements',
  'assistant',
  'cases',
  'documents',
  'health',
  'insights',
  'intakes',
  'invitations',
  'messages',
  'notes',
  'notifications',
  'organizations',
  'participants',
  'people',
  'platform',
  'reports',
  'requests',
  'requirements',
  'sessions',
  'steps',
] as const;
export type Topic = (typeof topics)[number];

/** The tables whose new rows are sent to those who may read them, with what each row makes out of date. */
export const liveTables = {
  chat_messages: () => ['messages', 'cases'],
  notifications: () => ['notifications'],
  case_events: ({ kind = '' }) => ['activity', ...topicsOfEvent(kind)],
} satisfies Record<string, (row: { kind?: string }) => Topic[]>;

/** What a case event makes out of date beside the activity feed, by the first word of its kind. */
function topicsOfEvent(kind: string): Topic[] {
  const [subject = ''] = kind.split('_');
  return topicsBySubject[subject] ?? ['cases', 'steps'];
}

const topicsBySubject: Record<string, Topic[]> = {
  agreement: ['agreements', 'steps'],
  document: ['documents', 'requirements', 'steps'],
  draft: ['agreements', 'steps'],
  intake: ['intakes', 'steps'],
  invitation: ['invitations', 'participants'],
  lawyer: ['participants'],
  mediator: ['participants', 'cases'],
  message: ['messages'],
  participant: ['participants', 'cases', 'steps'],
  request: ['requests'],
  requirement: ['requirements', 'steps'],
  safety: ['requests'],
  session: ['sessions', 'steps'],
  signatures: ['agreements', 'steps'],
};
