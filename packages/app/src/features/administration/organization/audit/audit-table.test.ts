import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seeTimesIn } from '../../../../words/names/viewer.ts';
import { auditTable } from './audit-table.ts';

const id = '1f0e3c7a-6f0a-4b3e-9b1d-2c3d4e5f6a7b';
const entry = {
  seq: 7,
  at: '2026-11-30T09:05:12.000000+00:00',
  actor_id: id,
  actor_name: '=Ada',
  action: 'update',
  object_type: 'profiles',
  object_id: id,
  subject_id: id,
  subject_name: 'Former participant',
  case_id: null,
  case_reference: null,
  organization_id: null,
  facts: { changed: ['role', 'version'] },
  is_sealed: true,
};

beforeEach(() => {
  i18n.load({ en: {}, es: {} });
  i18n.activate('en');
  seeTimesIn('Europe/Madrid');
});
afterEach(() => seeTimesIn(null));

test('the audit log as a table has words in place of codes, the viewer’s time, and escapes formulas', () => {
  expect(auditTable(`${JSON.stringify(entry)}\n`).split('\r\n')).toEqual([
    '\uFEFFEntry,When (Europe/Madrid),Who,What,Record,Whom,Case,Details',
    "7,2026-11-30 10:05:12,'=Ada,Changed,Account,Former participant,,Role",
    '',
  ]);
  i18n.activate('es');
  expect(auditTable(JSON.stringify(entry))).toContain('Participante anterior');
});
