import { expect, test } from 'vitest';
import { newestInvitations } from './newest-invitations.ts';

const sent = (id: string, email: string, participant_id: string | null = null, case_id: string | null = null) => ({
  id,
  email,
  participant_id,
  case_id,
});
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

test('a person who was invited again is listed once, also when the address was corrected', () => {
  const list = [
    sent('new', 'lea@a.example', 'lea', 'case'),
    sent('other', 'ada@a.example', 'ada', 'case'),
    sent('mistyped', 'lae@a.example', 'lea', 'case'),
    sent('platform', 'lea@a.example'),
    sent('platform before', 'lea@a.example'),
  ];
  expect(ids(newestInvitations(list))).toEqual(['new', 'other', 'platform']);
});

test('an earlier invitation that carries a worry stays', () => {
  const list = [sent('new', 'lea@a.example', 'lea', 'case'), sent('worried', 'lea@a.example', 'lea', 'case')];
  expect(ids(newestInvitations(list, ({ id }) => id === 'worried'))).toEqual(['new', 'worried']);
});
