import { expect, test } from 'vitest';
import { shiftTime, textOfTime, timeFromText } from './time-from-text.ts';

test('the time input reads the common spellings of a time', () => {
  const cases = {
    '14:30': '14:30',
    '14.30': '14:30',
    '1430': '14:30',
    '930': '09:30',
    '9': '09:00',
    '9h15': '09:15',
    '2pm': '14:00',
    '2:30 p.m.': '14:30',
    '12 am': '00:00',
    '12pm': '12:00',
  };
  for (const [text, time] of Object.entries(cases)) expect(timeFromText(text)).toBe(time);
});

test('the time input reads what it writes in every locale', () => {
  expect(textOfTime('14:30', 'en-GB')).toBe('14:30');
  expect(textOfTime('14:30', 'en-US')).toMatch(/^2:30\sPM$/);
  for (const locale of ['en-GB', 'en-US', 'es-ES', 'es-US', 'es-MX'])
    for (const time of ['00:15', '09:05', '12:00', '16:30']) expect(timeFromText(textOfTime(time, locale))).toBe(time);
});

test('the time input rejects text that is no time', () => {
  for (const text of ['', 'noon', '25:00', '14:60', '13pm', '1:2']) expect(timeFromText(text)).toBeUndefined();
});

test('shiftTime stays within the day', () => {
  expect(shiftTime('09:50', 15)).toBe('10:05');
  expect(shiftTime('00:10', -15)).toBe('00:00');
  expect(shiftTime('23:50', 15)).toBe('23:59');
});
