import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { endMoment, lastMoment } from './end-moment.ts';
import { seeTimesIn } from '../names/viewer.ts';

i18n.load('en', {});
i18n.activate('en');

test('an end at midnight of the viewer reads as the end of the day before', () => {
  seeTimesIn('America/New_York');
  expect(endMoment('2026-11-27T05:00:00Z')).toMatch(/^the end of Thursday.*26/);
  expect(endMoment('2026-11-27T06:00:00Z')).toMatch(/^Friday.*27.*1:00/);
  expect(lastMoment('2026-11-27T05:00:00Z')).toBe('2026-11-27T04:59:59.999Z');
  seeTimesIn(null);
});
