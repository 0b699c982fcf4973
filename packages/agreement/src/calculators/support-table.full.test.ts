// Guards packages/agreement/src/calculators/**
import { expect, test } from 'vitest';
import { readSupportTable } from './support-table.ts';

test('a table is read with commas or semicolons, with a byte order mark, quotes and empty lines', () => {
  const rows = [
    { income: 100_000, amounts: [20_000, 30_050] },
    { income: 150_000, amounts: [25_000, 40_000] },
  ];
  expect(readSupportTable('\ufeffincome,1,2\r\n1000,200,300.5\r\n\r\n"1500",250,400\r\n')).toEqual({
    rows,
    problems: [],
  });
  expect(readSupportTable('Income;1;2\n1000;200;300,50\n1500;250;400')).toEqual({ rows, problems: [] });
});

const many = `income,1\n${Array.from({ length: 2001 }, (_, at) => `${at + 1},1`).join('\n')}`;

test.each([
  ['', [{ line: 1, reason: 'empty' }]],
  ['income,1\n', [{ line: 1, reason: 'empty' }]],
  ['amount,1\n1,1', [{ line: 1, reason: 'no_header', text: 'amount,1' }]],
  ['income,1,3\n1,1,1', [{ line: 1, reason: 'no_header' }]],
  ['income\n1', [{ line: 1, reason: 'no_header' }]],
  ['income,1,2,3,4,5,6,7,8,9\n1,1,1,1,1,1,1,1,1,1', [{ line: 1, reason: 'too_large' }]],
  [many, [{ line: 2002, reason: 'too_large' }]],
  [
    'income,1,2\n1000,200\n2000,a,3\n3000,-1,3\n2500,1,2\n\n2500,1,2',
    [
      { line: 2, reason: 'missing_column', text: '1000,200' },
      { line: 3, reason: 'not_a_number', text: 'a' },
      { line: 4, reason: 'not_a_number', text: '-1' },
      { line: 7, reason: 'not_rising', text: '2500' },
    ],
  ],
])('a table with mistakes names each line and has no rows', (csv, problems) => {
  const read = readSupportTable(csv);
  expect(read.problems).toMatchObject(problems);
  expect(read.rows).toEqual([]);
});
