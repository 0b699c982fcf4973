import { i18n } from '@lingui/core';
import type { CaseProgress, MediationSession, Participant, Requirement } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { clientOf, type Matter, waitsFor } from './client-waits.ts';

i18n.load('en', {});
i18n.activate('en');

const person = (id: string, facts: Partial<Participant> = {}) =>
  ({ id, user_id: `user-${id}`, role: 'divorcee', status: 'active', side: 'A', ...facts }) as Participant;
const maya = person('maya');
const tomas = (confirmed: string | null) =>
  person('tomas', { role: 'lawyer', represents_participant_id: 'maya', confirmed_by_client_at: confirmed });

const paper = (id: string, owner: string, due_on: string | null = null) =>
  ({
    id,
    participant_id: owner,
    state: 'needed',
    due_on,
    doc_type: 'pay_slips',
    label: null,
  }) as unknown as Requirement;

const matter = (facts: Partial<Matter> = {}): Matter => ({
  caseId: 'c1',
  people: [maya],
  progress: {
    step: 'document_upload',
    steps: [{ id: 'document_upload', missing: [{ code: 'signatures_in', participant_id: 'maya' }] }],
  } as unknown as CaseProgress,
  requirements: [],
  negotiation: { topics: [], proposals: [], reality_checks: [] } as unknown as Matter['negotiation'],
  duties: [],
  ...facts,
});

test('a lawyer has a client only once the client has confirmed them', () => {
  expect(clientOf([maya, tomas('2026-11-01')], 'user-tomas')?.id).toBe('maya');
  expect(clientOf([maya, tomas(null)], 'user-tomas')).toBeUndefined();
});

test('a lawyer reads what waits for the client by its day, and nothing of the other party', () => {
  const requirements = [
    paper('p1', 'maya', '2026-12-04'),
    paper('p2', 'maya', '2026-12-01'),
    paper('p3', 'daniel'),
    paper('p4', 'maya'),
  ];
  const next_actions = [
    { text: 'Ask the bank', participant_id: 'maya', is_done: false, due_on: '2026-11-30' },
    { text: 'Call the school', participant_id: 'daniel', is_done: false },
  ];
  const session = { id: 's1', case_id: 'c1', status: 'completed', next_actions, attendees: [] };
  const waits = waitsFor(maya, matter({ requirements }), [session as unknown as MediationSession]);
  expect(waits.map(({ what, count, due }) => [what, count, due])).toEqual([
    ['agreed', 1, '2026-11-30'],
    ['document', 1, '2026-12-01'],
    ['document', 1, '2026-12-04'],
    ['documents', 1, undefined],
    ['signature', 1, undefined],
  ]);
});
