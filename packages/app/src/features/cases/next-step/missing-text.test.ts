import { i18n } from '@lingui/core';
import type { Missing, Participant } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { missingPlace, missingText, type Reader } from './missing-text.ts';

i18n.load('en', {});
i18n.activate('en');

const people = [
  { id: 'participant-of-maya', name: 'Maya Okafor' },
  { id: 'participant-of-daniel', name: 'Daniel Okafor' },
] as Participant[];
const mediator: Reader = { isMediator: true, participantId: 'participant-of-ruth', people, documents: [] };
const maya: Reader = { isMediator: false, participantId: 'participant-of-maya', people, documents: [] };
const missing = (code: Missing['code'], participant_id: string | null = null): Missing => ({
  code,
  participant_id,
  done: 0,
  total: 1,
});
const said = (it: Missing, reader: Reader) => [missingText(it, reader), missingPlace(it, reader, 'c1')];

test('a mediator reads that the draft has to be shared, and a party that the mediator’s draft is missing', () => {
  const draft = missing('draft_shared');
  const agreement = '/cases/c1?tab=agreement';
  expect(said(draft, mediator)).toEqual([
    'The draft of the agreement has to be shared with both sides first',
    agreement,
  ]);
  expect(said(draft, maya)).toEqual(['The mediator’s draft of the agreement', agreement]);
});

test('mediator and party read whose signature is missing', () => {
  const [own, other] = ['participant-of-maya', 'participant-of-daniel'].map((participant) =>
    missing('signatures_in', participant),
  );
  expect(missingText(own!, maya)).toBe('Your signature of the newest version');
  expect(missingText(other!, maya)).toBe('Daniel Okafor: the signature of the newest version');
  expect(missingText(own!, mediator)).toBe('Maya Okafor: the signature of the newest version');
});

test('a missing session, intake or party links the mediator to the sessions, intakes and invitations of that case', () => {
  expect(missingPlace(missing('session_held'), mediator, 'c1')).toBe('/cases/c1?tab=sessions');
  expect(missingPlace(missing('intake', 'participant-of-maya'), mediator, 'c1')).toBe('/intake?case=c1');
  expect(missingPlace(missing('parties_joined'), mediator, 'c1')).toBe('/mediator/invite?case=c1');
});
