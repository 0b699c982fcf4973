import { ApiError } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type AutosaveEvent, autosaveMachine, type SaveResult } from './autosave.machine.ts';

/** An autosave whose saves end as they are told to, one after the other. */
function startAutosave(...ends: (SaveResult | ApiError)[]) {
  const clock = new SimulatedClock();
  const saves: unknown[] = [];
  const save = fromPromise<SaveResult>(async () => {
    const end = ends.shift() ?? 'saved';
    saves.push(end);
    if (end instanceof ApiError) throw end;
    return end;
  });
  const actor = createActor(autosaveMachine.provide({ actors: { save } }), { clock, input: { isUnsaved: false } });
  actor.start();
  return {
    saves,
    send: (event: AutosaveEvent) => actor.send(event),
    state: () => actor.getSnapshot().value,
    pass: async (ms: number) => {
      clock.increment(ms);
      await new Promise((done) => setTimeout(done));
    },
  };
}

test('autosave saves one second after the last change', async () => {
  const { send, state, pass, saves } = startAutosave();
  send({ type: 'answer.changed' });
  await pass(900);
  send({ type: 'answer.changed' });
  await pass(900);
  expect([state(), saves]).toEqual(['unsaved', []]);
  await pass(100);
  expect([state(), saves.length]).toEqual(['saved', 1]);
});

test('autosave saves again when an answer changes during a save', async () => {
  const { send, state, pass } = startAutosave('more', 'saved');
  send({ type: 'answer.changed' });
  await pass(1000);
  expect(state()).toBe('unsaved');
  await pass(1000);
  expect(state()).toBe('saved');
});

test('autosave retries every five seconds after a lost connection, and at once when the network returns', async () => {
  const lost = new ApiError('unavailable', 'No answer.', { status: 0 });
  const { send, state, pass } = startAutosave(lost, lost, 'saved');
  send({ type: 'answer.changed' });
  await pass(1000);
  expect(state()).toBe('failed');
  await pass(5000);
  expect(state()).toBe('failed');
  send({ type: 'network.returned' });
  await pass(0);
  expect(state()).toBe('saved');
});

test('autosave does not repeat a refused save until an answer changes', async () => {
  const { send, state, pass, saves } = startAutosave(new ApiError('invalid', 'Too long.'));
  send({ type: 'answer.changed' });
  await pass(1000);
  await pass(60_000);
  expect([state(), saves.length]).toEqual(['refused', 1]);
  send({ type: 'answer.changed' });
  await pass(1000);
  expect(state()).toBe('saved');
});

test('autosave stops at a conflict and saves when the person has resolved it', async () => {
  const { send, state, pass } = startAutosave('clash');
  send({ type: 'answer.changed' });
  await pass(1000);
  send({ type: 'answer.changed' });
  await pass(60_000);
  expect(state()).toBe('clashing');
  send({ type: 'clash.settled' });
  await pass(0);
  expect(state()).toBe('saved');
});
