import { expect, test } from 'vitest';
import { lint } from '../linter/lint.ts';
import { drawnText, undrawnIn } from './undrawn.ts';
import { visibleText } from './visible-text.ts';

test.for([
  ['a line break of a word processor', 'First line.\vSecond line.', 'First line.\nSecond line.'],
  ['a page break', 'First.\fSecond.', 'First.\nSecond.'],
  ['line and paragraph separators', 'a\u2028b\u2029c\u0085d\r\ne\rf', 'a\nb\nc\nd\ne\nf'],
  ['a direction mark of a messenger', '\u200eMaya\u200f \u202aReyes\u202c \u2066x\u2069', 'Maya Reyes x'],
  ['zero width, soft hyphen and byte order mark', 'a\u200bb\u00adc\ufeffd\u2060e', 'abcde'],
  ['control characters', 'a\u0001b\u001fc\u009fd', 'abcd'],
  ['a tab', 'a\tb', 'a b'],
  [
    'thin and unbreakable blanks, and an unbreakable hyphen',
    '1\u202f234,50\u00a0€ \u2009 a\u2011b',
    '1\u202f234,50\u00a0€ \u2009 a\u2011b',
  ],
  ['joiners of letters and emoji', 'می\u200cخواهم 👩\u200d👧 ❤\ufe0f', 'می\u200cخواهم 👩\u200d👧 ❤\ufe0f'],
  ['the tags of a flag', '🏴\u{e0067}\u{e007f}', '🏴\u{e0067}\u{e007f}'],
])('a file shows %s as what it is', ([, text, shown]) => {
  expect(visibleText(text!)).toBe(shown);
});

test('a letter that no font draws is named by its code and found at its place', () => {
  expect(drawnText('Maya pays \u202f€ \u{13000}.')).toBe('Maya pays \u202f€ [U+13000].');
  expect(undrawnIn('Maya 🙂 \u{13000}\u{13001}. \u{13000}')).toEqual([
    { start: 8, end: 12 },
    { start: 14, end: 16 },
  ]);
});

test('a text in letters that a PDF has is left alone', () => {
  for (const text of [
    'Ñandú ¿sí? Łukasz Ὀδυσσεύς Київ',
    'شكرا جزيلا',
    'תודה רבה',
    'ขอบคุณ 谢谢 謝謝 ありがとう カタカナ 감사합니다',
    '☐ ₪ → 🙂 👍🏽',
    '\u200e\u00ad\u202f\u2011',
  ])
    expect([drawnText(text), undrawnIn(text)]).toEqual([visibleText(text), []]);
});

test('the linter marks a letter of a clause that a PDF cannot show', () => {
  const text = 'Maya keeps the \u{13000} by 1 May 2027.';
  expect(lint(text, 'en')).toEqual([{ start: 15, end: 17, reason: 'undrawn', fill: 'letter' }]);
});
