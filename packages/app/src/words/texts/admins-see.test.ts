import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const access = readFileSync(new URL('../../../../../docs/access.md', import.meta.url), 'utf8');

/** Who may, as the heads of the columns of that row. */
const readersOf = (table: string, row: string) => {
  const [, part = ''] = access.split(`\n## ${table}\n`);
  const cells = (line = '') => line.split('|').map((it) => it.trim());
  const lines = part.split('\n');
  const heads = cells(lines.find((it) => it.startsWith('|')));
  const found = cells(lines.find((it) => it.startsWith(`| read ${row} |`)));
  return heads.filter((_, at) => found[at] === 'yes');
};

test.each([
  ['uploads', 'a document for the mediator', true],
  ['contact_details', 'how a party is reached', false],
  ['case_intakes', 'an intake that was sent', false],
  ['sessions', 'a session of both parties', false],
  ['invitations', 'an invitation that waits', false],
  ['chat_messages', 'what a party says to everybody in the case', false],
  ['chat_messages', 'what a party says to the lawyer and the mediator', false],
  ['case_intakes', 'the draft of a party whose lawyer is confirmed', false],
  ['safety_answers', 'what a party answers about their safety', false],
])('pages say the truth about admins: %s, %s', (table, row, may) => {
  expect(readersOf(table, row)).not.toEqual([]);
  const kinds = ['Admin of the platform', 'Admin of the organization'];
  expect(readersOf(table, row).filter((it) => kinds.includes(it))).toEqual(may ? kinds : []);
});

test('a confirmed lawyer reads the checklist, as the page of documents says', () => {
  expect(readersOf('requirements', 'a requirement of a party whose lawyer is confirmed')).toContain('Party’s lawyer');
});

test('the private channel is read by the lawyer, and the safety check is not, as the answers to questions say', () => {
  expect(readersOf('chat_messages', 'what a party says to the lawyer and the mediator')).toContain('Party’s lawyer');
  expect(readersOf('safety_answers', 'what a party answers about their safety')).toEqual(['Mediator', 'Party']);
});
