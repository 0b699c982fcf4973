import { readdirSync, readFileSync } from 'node:fs';
import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { lawyerSentences } from './lawyer-sentences.ts';
import { agreementSentences, namedSentence, namedSentences } from './named-sentences.ts';

i18n.load('en', {});
i18n.activate('en');

const migrations = new URL('../../../../../../supabase/migrations/', import.meta.url);
const server = readdirSync(migrations)
  .map((file) => readFileSync(new URL(file, migrations), 'utf8'))
  .join('\n');

const about = {
  type: 'case_update',
  message: 'Somebody has signed your agreement.',
  visible_to: 'case-c1',
  version: { document: 'parenting' as const, number: 2 },
  actor_name: 'Daniel Okafor',
  subject_name: null,
};
const sentenceOf = (change: Partial<Omit<typeof about, 'subject_name'>> & { subject_name?: string }) =>
  namedSentence({ ...about, ...change }, (name) => name);

test('every sentence with a name, and every one for lawyers, stands for one of the server', () => {
  const known = [namedSentences, agreementSentences, lawyerSentences].flatMap((it) => Object.keys(it));
  expect(known.filter((sentence) => !server.includes(`'${sentence}'`))).toEqual([]);
});

test('a person reads who did what, and nothing of it where they do not learn who', () => {
  expect(sentenceOf({})).toBe('Daniel Okafor signed the Parenting Plan, version 2');
  expect(sentenceOf({ actor_name: null as never })).toBeNull();
  expect(sentenceOf({ message: 'A proposal was not accepted.' })).toBeNull();
});

test('a person reads who joined, and not who let them in', () => {
  expect(sentenceOf({ message: 'Somebody has joined your case.', subject_name: 'Priya Nair' })).toBe(
    'Priya Nair joined the case',
  );
  expect(sentenceOf({ message: 'Somebody has joined your case.' })).toBeNull();
});

test('a person reads whether a message is for everyone', () => {
  expect(sentenceOf({ type: 'message' })).toBe('Daniel Okafor wrote to everyone');
  expect(sentenceOf({ type: 'message', visible_to: 'private-c1-p1' })).toBe('Daniel Okafor wrote in private');
});
