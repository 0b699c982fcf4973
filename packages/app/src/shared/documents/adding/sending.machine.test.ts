import { ApiError } from '@mediation/api-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { sendingMachine } from './sending.machine.ts';

/** Starts a sending whose attempts end as given, one after the other. */
async function start(...results: (Error | undefined)[]) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const attempts = vi.fn<() => Promise<void>>(() => {
    const result = results.shift();
    return result === undefined ? Promise.resolve() : Promise.reject(result);
  });
  const actor = createActor(sendingMachine.provide({ actors: { send: fromPromise(attempts) } })).start();
  await vi.advanceTimersByTimeAsync(0);
  return { actor, attempts, state: () => actor.getSnapshot().value };
}

const offline = new ApiError('unavailable', 'No connection', { status: 0 });
const busy = new ApiError('unavailable', 'Busy', { status: 503 });
const duplicate = new ApiError('conflict', 'Already added', { status: 409 });

test('a sending without a connection waits and continues by itself', async () => {
  const { state, attempts } = await start(offline, offline);
  expect(state()).toBe('waiting');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(state()).toBe('waiting');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(state()).toBe('sent');
  expect(attempts).toHaveBeenCalledTimes(3);
});

test('a waiting sending continues at once when the connection returns', async () => {
  const { actor, state } = await start(offline);
  actor.send({ type: 'network.returned' });
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toBe('sent');
});

test('a server error waits for the person, who may retry', async () => {
  const { actor, state, attempts } = await start(busy);
  expect(state()).toBe('failed');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempts).toHaveBeenCalledTimes(1);
  actor.send({ type: 'retry.wanted' });
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toBe('sent');
});

test('a document that the server refused is not sent again', async () => {
  const { actor, state, attempts } = await start(duplicate);
  expect(state()).toBe('refused');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempts).toHaveBeenCalledTimes(1);
  expect(actor.getSnapshot()).toMatchObject({ status: 'done' });
  expect(actor.getSnapshot().context.error).toBe(duplicate);
});
