import { expect, test } from 'vitest';
import { Phone } from './values.ts';

test.each([
  '+44 117 496 0233',
  '(555) 123-4567 x12',
  '555.123.4567 ext. 5',
  '555 123 4567, Ext 12',
  '91 123 45 67 extensión 204',
  '011 4123-4567 int. 12',
  '020/7946 0018 #7',
])('a person enters the phone number %s, which stays as typed', (typed) => {
  expect(Phone.parse(` ${typed} `)).toBe(typed);
});

test.each(['555', 'x12', '555 123 4567 x', '555 123 4567 or mail', '555 123 4567\nx1', `${'5'.repeat(38)} x1`])(
  'a person does not enter %j as a phone number',
  (typed) => {
    expect(Phone.safeParse(typed).success).toBe(false);
  },
);
