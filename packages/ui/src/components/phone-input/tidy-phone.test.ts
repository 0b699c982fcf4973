import { expect, test } from 'vitest';
import { tidyPhone } from './tidy-phone.ts';

test('tidyPhone keeps digits and grouping, turns a leading 00 into + and removes other characters', () => {
  expect(tidyPhone(' 0044  20 7946.0018 ')).toBe('+44 20 7946 0018');
  expect(tidyPhone('+1 (212) 555-0142')).toBe('+1 (212) 555-0142');
  expect(tidyPhone('tel: 020/7946 0018')).toBe('020 7946 0018');
  expect(tidyPhone('+44 + 20')).toBe('+44 20');
  expect(tidyPhone('')).toBe('');
});

test('tidyPhone keeps the extension of an office', () => {
  expect(tidyPhone(' (555) 123-4567 x12 ')).toBe('(555) 123-4567 x12');
  expect(tidyPhone('555.123.4567, ext. 5')).toBe('555 123 4567 ext. 5');
  expect(tidyPhone('91 123 45 67 Extensión 204')).toBe('91 123 45 67 Extensión 204');
});
