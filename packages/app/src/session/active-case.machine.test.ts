import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type ActiveCaseEvent, activeCaseMachine } from './active-case.machine.ts';

/** A browser that stores one case, beside the machine that keeps it true. */
function startKeeping({ chooses = true, stored = null as string | null } = {}) {
  const clock = new SimulatedClock();
  const browser = { stored };
  const actor = createActor(
    activeCaseMachine.provide({
      actions: {
        choose: (_, { id }) => {
          browser.stored = id ?? null;
        },
        forget: () => {
          browser.stored = null;
        },
      },
    }),
    { clock, input: { chooses } },
  ).start();
  const send = (event: ActiveCaseEvent) => actor.send(event);
  const tell = () => {
    if (browser.stored === null) send({ type: 'case.forgotten' });
    else send({ type: 'case.opened', id: browser.stored });
  };
  tell();
  return { clock, browser, send, tell, state: () => actor.getSnapshot().value };
}

const [first, second] = ['case-of-the-okafors', 'case-of-the-whitfields'];
const both: ActiveCaseEvent = { type: 'cases.read', ids: [first, second] };

test('somebody with a stored case keeps it, whatever their first one is', () => {
  const { browser, send, state } = startKeeping({ stored: second });
  send(both);
  expect(state()).toBe('open');
  expect(browser.stored).toBe(second);
});

test('somebody without one gets the first, as soon as their cases are known, and not before', () => {
  const { clock, browser, send, tell, state } = startKeeping();
  clock.increment(60_000);
  expect(state()).toBe('none');
  send(both);
  expect(state()).toBe('choosing');
  expect(browser.stored).toBe(first);
  tell();
  expect(state()).toBe('open');
});

test('nothing is chosen for somebody who has no case, nor for roles that choose for themselves', () => {
  const empty = startKeeping();
  empty.send({ type: 'cases.read', ids: [] });
  expect(empty.state()).toBe('none');
  const lawyer = startKeeping({ chooses: false });
  lawyer.send(both);
  expect(lawyer.state()).toBe('none');
  expect(lawyer.browser.stored).toBeNull();
});

test('a case that is closed to the person is forgotten, not chosen again, and the next one takes its place', () => {
  const { browser, send, tell, state } = startKeeping({ stored: first });
  send(both);
  send({ type: 'case.refused', id: first });
  expect(state()).toBe('choosing');
  expect(browser.stored).toBe(second);
  tell();
  send({ type: 'case.refused', id: second });
  expect(state()).toBe('none');
  expect(browser.stored).toBeNull();
});

test('after a logout there is none, and a case that is opened becomes the active one', () => {
  const { browser, send, tell, state } = startKeeping({ chooses: false, stored: first });
  browser.stored = null;
  tell();
  expect(state()).toBe('none');
  send({ type: 'case.opened', id: second });
  expect(state()).toBe('open');
});
