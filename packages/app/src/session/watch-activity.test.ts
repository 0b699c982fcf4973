import { limits } from '@mediation/api-client';
import { expect, test, vi } from 'vitest';
import { watchActivity } from './watch-activity.ts';

function startWatching(report: () => Promise<unknown> = () => Promise.resolve()) {
  const clock = { now: 0 };
  const reported = vi.fn<() => Promise<unknown>>(report);
  const page = new EventTarget();
  const stop = watchActivity(reported, { page, now: () => clock.now });
  return { clock, reported, stop, sign: (kind = 'mousemove') => page.dispatchEvent(new Event(kind)) };
}

test('somebody at the screen is reported, at most once a minute', () => {
  const { clock, reported, sign } = startWatching();
  expect(reported).not.toHaveBeenCalled();
  for (let seconds = 0; seconds < 150; seconds++) {
    clock.now = seconds * 1000;
    sign();
  }
  expect(reported).toHaveBeenCalledTimes(3);
});

test('pointer, keys, scrolling, touch and clicks count; a page that changes on its own does not', () => {
  const { clock, reported, sign } = startWatching();
  for (const kind of ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'click']) {
    clock.now += limits.activityEvery;
    sign(kind);
  }
  expect(reported).toHaveBeenCalledTimes(6);
  clock.now += limits.activityEvery;
  for (const it of ['focus', 'load', 'visibilitychange']) sign(it);
  expect(reported).toHaveBeenCalledTimes(6);
});

test('a report that fails disturbs nobody, and the next minute tries again', () => {
  const { clock, reported, sign } = startWatching(() => Promise.reject(new Error('no connection')));
  sign();
  clock.now += limits.activityEvery;
  sign();
  expect(reported).toHaveBeenCalledTimes(2);
});

test('after signing out nothing is reported', () => {
  const { reported, stop, sign } = startWatching();
  stop();
  sign();
  expect(reported).not.toHaveBeenCalled();
});
