import { expect, test } from 'vitest';
import { tidyPhone } from './tidy-phone.ts';

test.each([
  [' 0044  20 7946.0018 ', '+44 20 7946.0018'],
  ['+1 (212) 555-0142', '+1 (212) 555-0142'],
  ['tel: 020/7946 0018', '020/7946 0018'],
  ['Tel. 5551234', '5551234'],
  ['\u202a+44 20 7946\u00a00018\u202c', '+44 20 7946 0018'],
  ['020 7946 0018 (home)', '020 7946 0018'],
  ['+44 + 20', '+44 20'],
  ['nobody', ''],
  ['', ''],
])('the number %j becomes %j', (typed, number) => {
  expect(tidyPhone(typed)).toBe(number);
});

test.each([
  '(555) 123-4567 x12',
  '555.123.4567 ext. 5',
  '555.123.4567, ext. 5',
  '91 123 45 67 Extensión 204',
  '514 555 0142 poste 12',
  '030 5550142 Durchwahl 12',
  '020 7946 0018 # 7',
  '٠٢٠ ٧٩٤٦ ٠٠١٨',
  '020 7946 0018 or 020 7946 0019',
])('“%s” stays as it is typed', (typed) => {
  expect(tidyPhone(`  ${typed} `)).toBe(typed);
});
