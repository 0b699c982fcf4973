/** The topics by which reads are refreshed: a read names what it shows, a change what it makes out of date. */
export const topics = [
  'account',
  'activity',
  'agreements',
  'ai_consents',
  'assistant',
  'calculators',
  'cases',
  'conversations',
  'delivery',
  'division',
  'documents',
  'enquiries',
  'fees',
  'health',
  'insights',
  'intakes',
  'invitations',
  'messages',
  'modes',
  'money',
  'notes',
  'notifications',
  'organizations',
  'participants',
  'people',
  'platform',
  'proposals',
  'reports',
  'requests',
  'requirements',
  'schedules',
  'screening',
  'sessions',
  'steps',
  'templates',
  'terms',
] as const;
export type Topic = (typeof topics)[number];

/** The topics that a new row of a published table makes out of date. */
export function liveTopics(table: string, row: Record<string, unknown>): readonly Topic[] {
  if (table === 'chat_messages') return ['conversations', 'cases'];
  if (table === 'notifications')
    return row['type'] === 'message' ? ['notifications', 'conversations'] : ['notifications', 'enquiries'];
  return ['activity', ...topicsOfEvent(String(row['kind']))];
}

/** The topics besides the activity feed that a case event makes out of date, by the first word of its kind. */
function topicsOfEvent(kind: string): Topic[] {
  const [subject = ''] = kind.split('_');
  return topicsBySubject[subject] ?? ['cases', 'steps'];
}

const topicsBySubject: Record<string, Topic[]> = {
  agreement: ['agreements', 'steps'],
  assistance: ['ai_consents', 'cases'],
  consent: ['ai_consents'],
  document: ['documents', 'requirements', 'steps'],
  draft: ['agreements', 'steps'],
  figure: ['money'],
  insight: ['insights', 'cases'],
  intake: ['intakes', 'steps'],
  invoice: ['fees'],
  invitation: ['invitations', 'participants'],
  lawyer: ['participants'],
  mediator: ['participants', 'cases'],
  message: ['messages', 'conversations'],
  mode: ['modes'],
  participant: ['participants', 'cases', 'steps'],
  proposal: ['proposals', 'cases'],
  question: ['proposals'],
  request: ['requests', 'agreements', 'steps'],
  requirement: ['requirements', 'steps'],
  safety: ['requests', 'invitations'],
  session: ['sessions', 'steps'],
  settlement: ['division'],
  signatures: ['agreements', 'steps'],
  statement: ['money'],
  terms: ['terms', 'sessions'],
  topic: ['proposals', 'cases'],
};
