import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type ActiveCaseEvent, activeCaseMachine } from './active-case.machine.ts';

/** A browser that stores one case, with the machine that keeps it up to date. */
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
  const sendStored = () => {
    if (browser.stored === null) send({ type: 'case.forgotten' });
    else send({ type: 'case.opened', id: browser.stored });
  };
  sendStored();
  return { clock, browser, send, sendStored, state: () => actor.getSnapshot().value };
}

const [first, second] = ['case-of-the-okafors', 'case-of-the-whitfields'];
const both: ActiveCaseEvent = { type: 'cases.read', ids: [first, second] };

test('a stored active case stays active when it is not the first case', () => {
  const { browser, send, state } = startKeeping({ stored: second });
  send(both);
  expect(state()).toBe('open');
  expect(browser.stored).toBe(second);
});

test('the first case becomes active once the cases are loaded when none is stored', () => {
  const { clock, browser, send, sendStored, state } = startKeeping();
  clock.increment(60_000);
  expect(state()).toBe('none');
  send(both);
  expect(state()).toBe('choosing');
  expect(browser.stored).toBe(first);
  sendStored();
  expect(state()).toBe('open');
});

test('the active case stays empty for a person without cases and for a role that chooses it', () => {
  const empty = startKeeping();
  empty.send({ type: 'cases.read', ids: [] });
  expect(empty.state()).toBe('none');
  const lawyer = startKeeping({ chooses: false });
  lawyer.send(both);
  expect(lawyer.state()).toBe('none');
  expect(lawyer.browser.stored).toBeNull();
});

test('an active case that is refused is replaced by the next case and not chosen again', () => {
  const { browser, send, sendStored, state } = startKeeping({ stored: first });
  send(both);
  send({ type: 'case.refused', id: first });
  expect(state()).toBe('choosing');
  expect(browser.stored).toBe(second);
  sendStored();
  send({ type: 'case.refused', id: second });
  expect(state()).toBe('none');
  expect(browser.stored).toBeNull();
});

test('a logout clears the active case, and opening a case sets it', () => {
  const { browser, send, sendStored, state } = startKeeping({ chooses: false, stored: first });
  browser.stored = null;
  sendStored();
  expect(state()).toBe('none');
  send({ type: 'case.opened', id: second });
  expect(state()).toBe('open');
});
