import { expect, test } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

function openBreaker() {
  let time = 0;
  const breaker = createCircuitBreaker({ failures: 3, openMs: 60_000, now: () => time });
  return { ...breaker, wait: (ms: number) => (time += ms) };
}

test('the breaker refuses calls for 60 seconds after three consecutive failures', () => {
  const breaker = openBreaker();
  for (let count = 0; count < 3; count += 1) {
    expect(breaker.begin()).toBe(true);
    breaker.fail();
  }
  breaker.wait(59_999);
  expect(breaker.begin()).toBe(false);
});

test('the breaker lets one probe through after 60 seconds, which closes it or opens it again', () => {
  const breaker = openBreaker();
  for (let count = 0; count < 3; count += 1) breaker.fail();
  breaker.wait(60_000);
  expect([breaker.begin(), breaker.begin()]).toEqual([true, false]);
  breaker.fail();
  expect(breaker.begin()).toBe(false);
  breaker.wait(60_000);
  expect(breaker.begin()).toBe(true);
  breaker.succeed();
  expect([breaker.begin(), breaker.begin()]).toEqual([true, true]);
});

test('a success between failures keeps the breaker closed', () => {
  const breaker = openBreaker();
  for (let count = 0; count < 6; count += 1) {
    breaker.fail();
    breaker.fail();
    breaker.succeed();
  }
  expect(breaker.begin()).toBe(true);
});
