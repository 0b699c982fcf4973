import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { reasonAction } from './reason-words.ts';

i18n.load('en', {});
i18n.activate('en');

test('a mediator who is led to documents said to be missing comes to the first of them, where the reason is', () => {
  expect(reasonAction({ kind: 'no_documents', session_id: null, comment: null }, 'c1')).toMatchObject({
    to: '/cases/c1/uploads#said-missing',
  });
});

test('a mediator who is led to comments on the agreement comes to the first one, in its document and at its clause', () => {
  const comment = { id: 'co', document: 'parenting', clause_id: 'cl' } as const;
  const reason = { kind: 'clause_comments', session_id: null } as const;
  expect(reasonAction({ ...reason, comment }, 'c1').to).toBe('/agreement/c1?document=parenting&clause=cl#comment-co');
});
