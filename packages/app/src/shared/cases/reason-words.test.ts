import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { reasonAction } from './reason-words.ts';

i18n.load('en', {});
i18n.activate('en');

test('a mediator who is led to documents said to be missing comes to the first of them, where the reason is', () => {
  expect(reasonAction({ kind: 'no_documents', session_id: null }, 'c1')).toMatchObject({
    to: '/cases/c1/uploads#said-missing',
  });
});
