import { expect, test } from 'vitest';
import { phoneLink } from './phone-link.ts';

test.each([
  ['+44 117 496 0233', 'tel:+441174960233'],
  ['(555) 123-4567 x12', 'tel:5551234567;ext=12'],
  ['555.123.4567 ext. 5', 'tel:5551234567;ext=5'],
  ['91 123 45 67, extensión 204', 'tel:911234567;ext=204'],
  ['020/7946 0018 #7', 'tel:02079460018;ext=7'],
])('the link of %s is %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
