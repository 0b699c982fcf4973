import { expect, test } from 'vitest';
import * as endpoints from './endpoints/index.ts';
import { isEndpoint } from './endpoint.ts';
import { liveTopics } from './topics.ts';

const read = new Set(
  Object.values(endpoints).flatMap((it) => (isEndpoint(it) && 'reads' in it ? (it.reads as string[]) : [])),
);

test.for([
  ['chat_messages', {}, ['conversations', 'cases']],
  ['notifications', {}, ['notifications', 'enquiries']],
  ['notifications', { type: 'message' }, ['notifications', 'conversations']],
  ['case_events', { kind: 'document_uploaded' }, ['activity', 'documents', 'requirements', 'steps']],
  ['case_events', { kind: 'insight_added' }, ['activity', 'insights', 'cases']],
  ['case_events', { kind: 'consent_answered' }, ['activity', 'ai_consents']],
  ['case_events', { kind: 'step_changed' }, ['activity', 'cases', 'steps']],
] as const)('a new row of %s makes its topics out of date', ([table, row, topics]) => {
  expect(liveTopics(table, row)).toEqual(topics);
});

const changed = new Set(
  Object.values(endpoints).flatMap((it) => (isEndpoint(it) && 'changes' in it ? (it.changes as string[]) : [])),
);

test('every topic that a call changes is read by some call', () => {
  expect([...changed].filter((topic) => !read.has(topic))).toEqual([]);
});

/** Topics that no call changes, each with the reason. */
const unchanged = {
  health: 'It is measured anew at each read, and its page polls.',
  reports: 'Figures of a period, read anew when their page opens.',
};

test('every topic that a call reads is changed by some call, or is listed with the reason why not', () => {
  expect([...read].filter((topic) => !changed.has(topic))).toEqual(Object.keys(unchanged));
});
