import type { Missing, Participant } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { isOwnTurn, missingLink, type Reader } from './missing-link.ts';

const people = [
  { id: 'maya', name: 'Maya Okafor' },
  { id: 'lee', name: 'Lee Chan', represents_participant_id: 'maya' },
] as Participant[];
const mediator: Reader = { isMediator: true, participantId: 'ruth', people };
const maya: Reader = { isMediator: false, participantId: 'maya', people };
const lawyer: Reader = { isMediator: false, participantId: 'lee', people };
const missing = (code: Missing['code'], participant_id: string | null = null): Missing => ({
  code,
  participant_id,
  done: 0,
  total: 1,
  waits: 1,
});

test('a missing session, intake, review or party links the mediator to that of the case', () => {
  expect(missingLink(missing('session_held'), mediator, 'c1')).toBe('/cases/c1?tab=sessions');
  expect(missingLink(missing('intake', 'maya'), mediator, 'c1')).toBe('/intake?case=c1');
  expect(missingLink(missing('review_completed'), mediator, 'c1')).toBe('/mediator/review?case=c1');
  expect(missingLink(missing('parties_joined'), mediator, 'c1')).toBe('/mediator/invite?case=c1');
});

test('a missing draft and a missing signature link everybody to the agreement', () => {
  expect(missingLink(missing('draft_shared'), mediator, 'c1')).toBe('/agreement/c1');
  expect(missingLink(missing('signatures_in', 'maya'), maya, 'c1')).toBe('/agreement/c1');
});

test('a missing intake links the party and their lawyer to the form, and nobody else’s party', () => {
  expect(missingLink(missing('intake', 'maya'), maya, 'c1')).toBe('/intake');
  expect(missingLink(missing('intake', 'maya'), lawyer, 'c1')).toBe('/intake');
  expect(missingLink(missing('intake', 'daniel'), maya, 'c1')).toBeUndefined();
});

test('a draft is the mediator’s turn, and a signature the turn of its party', () => {
  expect([mediator, maya].map((reader) => isOwnTurn(missing('draft_shared'), reader))).toEqual([true, false]);
  expect([mediator, maya].map((reader) => isOwnTurn(missing('signatures_in', 'maya'), reader))).toEqual([false, true]);
  expect(isOwnTurn(missing('other_party', 'daniel'), maya)).toBe(false);
});
