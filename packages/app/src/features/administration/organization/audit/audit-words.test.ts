import { readdirSync, readFileSync } from 'node:fs';
import { i18n } from '@lingui/core';
import { Retention } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { actionNames } from './action-names.ts';
import { actionWords, fieldWords, recordWords } from './audit-words.ts';
import { fieldNames, unnamedFields } from './field-names.ts';
import { recordNames } from './record-names.ts';

i18n.load('en', {});
i18n.activate('en');

const migrations = new URL('../../../../../../../supabase/migrations/', import.meta.url);
const sql = readdirSync(migrations)
  .map((file) => readFileSync(new URL(file, migrations), 'utf8'))
  .join('\n');
const found = (pattern: RegExp) => [...new Set([...sql.matchAll(pattern)].map(([, name = '']) => name))];

const tables = found(/create trigger audit\s+after[^;]*?\son (?:private\.)?(\w+)/g);
const triggered = ['insert', 'update', 'delete'];
const unnamed = (names: object, all: string[]) => all.filter((name) => !(name in names));

test('every table whose changes the audit log records has a name', () => {
  expect(tables.length).toBeGreaterThan(55);
  expect(unnamed(recordNames, tables)).toEqual([]);
});

test('every action and every other record that the database writes into the audit log has a name', () => {
  const actions = found(/add_to_audit\('(\w+)'/g);
  expect(actions).toContain('retention');
  expect(unnamed(actionNames, [...triggered, 'view', 'download', ...actions])).toEqual([]);
  const records = [...found(/add_to_audit\('\w+', '(\w+)'/g), ...Object.keys(Retention.shape), 'password'];
  expect(records).toContain('password_link');
  expect(unnamed(recordNames, records)).toEqual([]);
});

test('every field that can change in a table of the audit log has a name, or says nothing to a reader', () => {
  const schema = readFileSync(new URL('../schema.sql', migrations), 'utf8').split(/^create table /m);
  const changing = schema.filter((table) => /^CREATE TRIGGER audit AFTER [^;]*UPDATE/m.test(table));
  const fields = changing.flatMap((table) =>
    [...(table.split('\n);')[0] ?? '').matchAll(/^ {2}(?!constraint)(\w+) /gm)].map(([, name = '']) => name),
  );
  expect(fields).toContain('registration');
  expect(unnamed(fieldNames, fields).filter((name) => !unnamedFields.has(name))).toEqual([]);
});

test('an audit entry names its changed fields without those that change along with others', () => {
  expect(fieldWords({ facts: { changed: ['legal_hold', 'updated_at', 'version'] } })).toEqual(['Legal hold']);
  expect(fieldWords({ facts: {} })).toEqual([]);
});

test('an audit entry of a table, an action or a field without a name reads as words without underscores', () => {
  const entry = { action: 'sent_back', object_type: 'court_letters', facts: { changed: ['court_clerk_id'] } };
  expect([actionWords(entry), recordWords(entry), ...fieldWords(entry)]).toEqual([
    'Sent back',
    'Court letters',
    'Court clerk',
  ]);
});
