import { limits } from '@mediation/api-client';
import { expect, test, vi } from 'vitest';
import { watchActivity } from './watch-activity.ts';

function startWatching(since = Number.NEGATIVE_INFINITY) {
  const clock = { now: 0 };
  const noticed = vi.fn<() => void>();
  const page = new EventTarget();
  const stop = watchActivity(noticed, { since, page, now: () => clock.now });
  return { clock, noticed, stop, sign: (kind = 'mousemove') => page.dispatchEvent(new Event(kind)) };
}

test('activity is reported at most once a minute', () => {
  const { clock, noticed, sign } = startWatching();
  expect(noticed).not.toHaveBeenCalled();
  for (let seconds = 0; seconds < 150; seconds++) {
    clock.now = seconds * 1000;
    sign();
  }
  expect(noticed).toHaveBeenCalledTimes(3);
});

test('activity is not reported within a minute of the last known activity', () => {
  const { clock, noticed, sign } = startWatching(0);
  clock.now = limits.activityEvery - 1;
  sign();
  expect(noticed).not.toHaveBeenCalled();
  clock.now = limits.activityEvery;
  sign();
  expect(noticed).toHaveBeenCalledOnce();
});

test('pointer, key, scroll, touch and click events count as activity, and focus, load and visibility events do not', () => {
  const { clock, noticed, sign } = startWatching();
  for (const kind of ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'click']) {
    clock.now += limits.activityEvery;
    sign(kind);
  }
  expect(noticed).toHaveBeenCalledTimes(6);
  clock.now += limits.activityEvery;
  for (const event of ['focus', 'load', 'visibilitychange']) sign(event);
  expect(noticed).toHaveBeenCalledTimes(6);
});

test('activity is not reported after the watch is stopped', () => {
  const { noticed, stop, sign } = startWatching();
  stop();
  sign();
  expect(noticed).not.toHaveBeenCalled();
});
