import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

// ASVS 1.2.1
test('the CSV export escapes formulas, quotes and line breaks, and leaves numbers as they are', () => {
  const lines = [
    ['=HYPERLINK("x"), Mia', 3, null],
    ['Max\nMediator', -0.8, ''],
  ];
  expect(csvOf(lines)).toBe('\uFEFF"\'=HYPERLINK(""x""), Mia",3,\r\n"Max\nMediator",-0.8,\r\n');
});
