import { i18n } from '@lingui/core';
import { emptyDate } from '@mediation/ui';
import { expect, test } from 'vitest';
import { recitalErrors } from './recital-errors.ts';

i18n.activate('en');

const values = {
  parties: [],
  wedding: emptyDate,
  separation: emptyDate,
  disclosed: emptyDate,
  children: [],
  hasChildren: null,
  disclosure: null,
} satisfies Parameters<typeof recitalErrors>[0];

test('a day that no calendar has is named as that, and half a date as half', () => {
  const said = (wedding: typeof emptyDate) => recitalErrors({ ...values, wedding }, 'full').map((it) => it.message);
  expect(said({ day: '31', month: '2', year: '2009' })).toEqual([
    'This day does not exist. Check the day and the month.',
  ]);
  expect(said({ day: '31', month: '', year: '2009' })).toEqual([
    'Enter the full date, like 27 3 2009, or leave it empty.',
  ]);
});
