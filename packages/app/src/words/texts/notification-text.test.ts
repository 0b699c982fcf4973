import { readdirSync, readFileSync } from 'node:fs';
import { i18n } from '@lingui/core';
import { afterEach, expect, test } from 'vitest';
import { notificationText } from './notification-text.ts';
import { seeTimesIn } from '../names/viewer.ts';

i18n.load('en', {});
i18n.activate('en');

afterEach(() => seeTimesIn(null));

const migrations = new URL('../../../../../supabase/migrations/', import.meta.url);
const spanish = readFileSync(new URL('../../locales/es/shared.po', import.meta.url), 'utf8');

/** The sentences of notifications, as they stand in the calls that notify people. */
const sentences = readdirSync(migrations)
  .flatMap((file) => readFileSync(new URL(file, migrations), 'utf8').split(';'))
  .filter((statement) => /private\.(notify|notify_user|tell_session)\(/.test(statement))
  .flatMap((statement) => [...statement.matchAll(/'([A-Z][^']*\.)'/g)].map(([, sentence = '']) => sentence));

test('every notification text of the server has a Spanish translation', () => {
  expect(new Set(sentences).size).toBeGreaterThan(15);
  expect(sentences.filter((sentence) => !spanish.includes(`\nmsgid "${sentence}"\n`))).toEqual([]);
});

test.each([
  'A session is set for ~.',
  'A session has moved to ~.',
  'The session on ~ is cancelled.',
  'The session on ~ has changed. Look at what is new.',
  'You have a session on ~.',
])('the notification "%s" shows the time in the time zone of the reader', (sentence) => {
  seeTimesIn('America/New_York');
  const message = sentence.replace('~', 'Thursday 3 December, 10:00 to 11:15 (Europe/London)');
  const said = notificationText({ message, starts_at: '2026-12-03T10:00:00Z', ends_at: '2026-12-03T11:15:00Z' });
  expect(said).toMatch(/Thursday.*December.*5:00.*6:15/);
  expect(said).not.toContain('London');
  expect(notificationText({ message, starts_at: null, ends_at: null })).toBe(message);
});
