import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { timeoutEndOf, type TimeoutEvent, timeoutMachine, type TimeoutPolicy } from './timeout.machine.ts';

const seconds = (count: number) => count * 1000;
const minutes = (count: number) => count * 60_000;

function startTimeout({ policy }: { policy?: () => Promise<Partial<TimeoutPolicy>> } = {}) {
  const clock = new SimulatedClock();
  const wall = { ahead: 0 };
  const now = () => clock.now() + wall.ahead;
  const broadcastActivity = vi.fn<() => void>();
  const watches: number[] = [];
  const machine = timeoutMachine.provide({
    actors: {
      readPolicy: fromPromise(policy ?? (() => Promise.resolve({}))),
      watchActivity: fromCallback<TimeoutEvent, { since: number }>(({ input }) => {
        watches.push(input.since);
        return () => watches.pop();
      }),
    },
    actions: { broadcastActivity },
  });
  const actor = createActor(machine, { clock, input: { now } }).start();
  return {
    clock,
    now,
    broadcastActivity,
    watches,
    send: (event: TimeoutEvent) => actor.send(event),
    state: () => actor.getSnapshot().value,
    left: () => timeoutEndOf(actor.getSnapshot().context) - now(),
    /** The laptop sleeps: time passes and no timer fires. */
    sleep: (ms: number) => (wall.ahead += ms),
  };
}

test('the idle timeout warns two minutes before the end and then expires', () => {
  const { clock, state } = startTimeout();
  expect(state()).toBe('active');
  clock.increment(minutes(12) - 1);
  expect(state()).toBe('active');
  clock.increment(1);
  expect(state()).toBe('nearing');
  clock.increment(minutes(1));
  expect(state()).toBe('warning');
  clock.increment(minutes(2) - 1);
  expect(state()).toBe('warning');
  clock.increment(1);
  expect(state()).toBe('expired');
});

test('the idle timeout follows an organization’s own limit and one-minute warning', () => {
  const { clock, state, send } = startTimeout();
  send({ type: 'policy.learned', policy: { idle: minutes(5), lead: minutes(1) } });
  clock.increment(minutes(3));
  expect(state()).toBe('nearing');
  clock.increment(minutes(1));
  expect(state()).toBe('warning');
  clock.increment(minutes(1));
  expect(state()).toBe('expired');
});

test('the idle timeout reads the organization’s limit at the start and keeps the default when that fails', async () => {
  const set = startTimeout({ policy: () => Promise.resolve({ idle: minutes(5) }) });
  await expect.poll(set.left).toBe(minutes(5));
  const silent = startTimeout({ policy: () => Promise.reject(new Error('no connection')) });
  await Promise.resolve();
  expect(silent.left()).toBe(minutes(15));
});

test('the idle timeout warns or expires at once when a new limit is shorter than the idle time', () => {
  const { clock, state, send } = startTimeout();
  clock.increment(minutes(4));
  send({ type: 'policy.learned', policy: { idle: minutes(5) } });
  expect(state()).toBe('warning');
  send({ type: 'policy.learned', policy: { idle: minutes(15) } });
  expect(state()).toBe('active');
  clock.increment(minutes(3));
  send({ type: 'policy.learned', policy: { idle: minutes(5) } });
  expect(state()).toBe('expired');
});

test('activity restarts the idle time at most once a minute', () => {
  const { clock, left, send, broadcastActivity, now } = startTimeout();
  for (const _ of Array.from({ length: 150 })) {
    clock.increment(seconds(1));
    send({ type: 'person.seen' });
  }
  expect(now()).toBe(seconds(150));
  expect(broadcastActivity).toHaveBeenCalledTimes(2);
  expect(left()).toBe(minutes(15) - seconds(30));
});

test('activity just before the warning prevents it', () => {
  const { clock, state, send } = startTimeout();
  clock.increment(minutes(13) - 1);
  expect(state()).toBe('nearing');
  send({ type: 'person.seen' });
  expect(state()).toBe('active');
});

test('the open warning stops watching activity and ignores it', () => {
  const { clock, state, send, watches, broadcastActivity } = startTimeout();
  expect(watches).toEqual([0]);
  clock.increment(minutes(13));
  expect(watches).toEqual([]);
  send({ type: 'person.seen' });
  expect(state()).toBe('warning');
  expect(broadcastActivity).not.toHaveBeenCalled();
});

test('staying signed in restarts the whole idle time', () => {
  const { clock, state, send, left, broadcastActivity, watches } = startTimeout();
  clock.increment(minutes(14));
  send({ type: 'person.stayed' });
  expect(state()).toBe('active');
  expect(left()).toBe(minutes(15));
  expect(broadcastActivity).toHaveBeenCalledOnce();
  expect(watches).toEqual([minutes(14)]);
});

test('activity in another tab restarts the idle time and closes the warning', () => {
  const { clock, state, send, left, broadcastActivity } = startTimeout();
  clock.increment(minutes(14));
  send({ type: 'person.seenElsewhere', at: minutes(13) });
  expect(state()).toBe('active');
  expect(left()).toBe(minutes(14));
  expect(broadcastActivity).not.toHaveBeenCalled();
});

test('the idle timeout ignores older activity of another tab and counts future activity as now', () => {
  const { clock, send, left, state } = startTimeout();
  clock.increment(minutes(1));
  send({ type: 'person.seen' });
  send({ type: 'person.seenElsewhere', at: 0 });
  expect(left()).toBe(minutes(15));
  send({ type: 'person.seenElsewhere', at: minutes(60) });
  expect(left()).toBe(minutes(15));
  expect(state()).toBe('active');
});

test('the idle timeout follows the wall clock and not the timers after the device slept', () => {
  const short = startTimeout();
  short.sleep(minutes(10));
  short.send({ type: 'clock.checked' });
  expect(short.state()).toBe('active');
  expect(short.left()).toBe(minutes(5));

  const nearly = startTimeout();
  nearly.sleep(minutes(14));
  nearly.send({ type: 'clock.checked' });
  expect(nearly.state()).toBe('warning');
  nearly.clock.increment(minutes(1));
  expect(nearly.state()).toBe('expired');

  const long = startTimeout();
  long.sleep(minutes(90));
  long.send({ type: 'clock.checked' });
  expect(long.state()).toBe('expired');
});

test('activity right after a long sleep prevents neither the warning nor the expiry', () => {
  const nearly = startTimeout();
  nearly.sleep(minutes(14));
  nearly.send({ type: 'person.seen' });
  expect(nearly.state()).toBe('warning');

  const over = startTimeout();
  over.sleep(minutes(16));
  over.send({ type: 'person.seen' });
  expect(over.state()).toBe('expired');
});

test('staying signed in fails after the idle time has passed, even when no timer has fired', () => {
  const { clock, sleep, send, state } = startTimeout();
  clock.increment(minutes(13));
  sleep(minutes(5));
  send({ type: 'person.stayed' });
  expect(state()).toBe('expired');
});

test('a device clock set back does not extend the idle time', () => {
  const { sleep, send, left } = startTimeout();
  sleep(-minutes(30));
  send({ type: 'clock.checked' });
  expect(left()).toBe(minutes(15));
});

/** A person who is always active, in a session with one hour left. */
function startBusy() {
  const started = startTimeout();
  started.send({ type: 'policy.learned', policy: { last: minutes(60) } });
  const work = (ms: number) => {
    for (const until = started.now() + ms; started.now() < until;) {
      started.clock.increment(seconds(30));
      started.send({ type: 'person.seen' });
    }
  };
  return { ...started, work };
}

test('an active person gets the final warning two minutes before the maximum length and cannot extend it', () => {
  const { work, state, send, left, clock } = startBusy();
  work(minutes(56.5));
  expect(state()).toBe('active');
  work(minutes(1));
  expect(state()).toBe('nearing');
  work(minutes(0.5));
  expect(state()).toBe('finalWarning');
  expect(left()).toBe(minutes(2));
  send({ type: 'person.stayed' });
  work(minutes(1));
  expect(state()).toBe('finalWarning');
  clock.increment(minutes(1) - 1);
  expect(state()).toBe('finalWarning');
  clock.increment(1);
  expect(state()).toBe('expired');
});

test('an idle person gets the final warning when the maximum length comes before the idle limit', () => {
  const { work, clock, state } = startBusy();
  work(minutes(50));
  clock.increment(minutes(8));
  expect(state()).toBe('finalWarning');
  clock.increment(minutes(2));
  expect(state()).toBe('expired');
});

test('the idle warning precedes the final warning when its limit comes first, and staying leads to the final one', () => {
  const { work, clock, state, send, left } = startBusy();
  work(minutes(44.5));
  clock.increment(minutes(13.5));
  expect(state()).toBe('warning');
  send({ type: 'person.stayed' });
  expect(state()).toBe('finalWarning');
  expect(left()).toBe(minutes(2));
});

test('a one-minute idle warning replaces the final warning when the idle limit comes just before the maximum length', () => {
  const { work, clock, state, send } = startBusy();
  send({ type: 'policy.learned', policy: { lead: minutes(1) } });
  work(minutes(44.5));
  send({ type: 'person.stayed' });
  clock.increment(minutes(13.5));
  expect(state()).toBe('finalWarning');
  clock.increment(minutes(0.5));
  expect(state()).toBe('warning');
  clock.increment(minutes(1));
  expect(state()).toBe('expired');
});

test('activity after a sleep past the maximum length does not prevent the expiry', () => {
  const { work, sleep, state, send } = startBusy();
  work(minutes(50));
  sleep(minutes(11));
  send({ type: 'person.seen' });
  expect(state()).toBe('expired');
});
