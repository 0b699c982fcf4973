import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type SigningFacts, type SigningPart, signingMachine } from './signing.machine.ts';

const hour = 3_600_000;

const facts = (changes: Partial<SigningFacts> = {}): SigningFacts => ({
  hasRead: true,
  openQuestions: 0,
  signableAt: '2027-04-18T10:20:00Z',
  isPaused: false,
  hasSigned: false,
  ...changes,
});

/** A party who signs from this time on. */
function sign(first: SigningFacts, at: string) {
  const clock = new SimulatedClock();
  const now = () => Date.parse(at) + clock.now();
  const actor = createActor(signingMachine, { clock, input: { facts: first, now } }).start();
  return {
    state: () => actor.getSnapshot().value,
    canSign: () => actor.getSnapshot().hasTag('canSign'),
    read: (next: SigningFacts) => actor.send({ type: 'signing.read', facts: next }),
    open: (part: SigningPart) => actor.send({ type: 'part.opened', part }),
    goOn: () => actor.send({ type: 'questions.left' }),
    pass: (time: number) => clock.increment(time),
  };
}

test('a party reads, answers, thinks, decides and signs, in this order', () => {
  const { state, read, goOn, pass } = sign(facts({ hasRead: false, openQuestions: 2 }), '2027-04-16T10:20:00Z');
  expect(state()).toBe('read');
  read(facts({ openQuestions: 2 }));
  expect(state()).toBe('understand');
  read(facts({ openQuestions: 1 }));
  read(facts());
  expect(state()).toBe('understand');
  goOn();
  expect(state()).toBe('think');
  pass(48 * hour - 1);
  expect(state()).toBe('think');
  pass(1);
  expect(state()).toBe('decide');
  read(facts({ hasSigned: true }));
  expect(state()).toBe('signed');
});

test('a party who goes on before the last answer is confirmed leaves the questions once it is', () => {
  const { state, read, goOn } = sign(facts({ openQuestions: 1 }), '2027-04-16T10:20:00Z');
  goOn();
  expect(state()).toBe('understand');
  read(facts());
  expect(state()).toBe('think');
});

test('a version without questions goes from reading to thinking', () => {
  const { state, read } = sign(facts({ hasRead: false }), '2027-04-16T10:20:00Z');
  read(facts());
  expect(state()).toBe('think');
});

test('a party opens done parts again, and no part ahead', () => {
  const { state, open, canSign } = sign(facts(), '2027-04-17T10:20:00Z');
  open('read');
  expect(state()).toBe('read');
  open('decide');
  expect([state(), canSign()]).toEqual(['read', false]);
  open('think');
  expect(state()).toBe('think');
});

test('a private word pauses signing until the mediator has answered it', () => {
  const { state, read, canSign } = sign(facts({ isPaused: true }), '2027-04-19T10:20:00Z');
  expect([state(), canSign()]).toEqual(['paused', false]);
  read(facts());
  expect([state(), canSign()]).toEqual(['decide', true]);
});

test('more time or a new question takes signing back to its part', () => {
  const { state, read } = sign(facts(), '2027-04-19T10:20:00Z');
  expect(state()).toBe('decide');
  read(facts({ signableAt: '2027-04-20T10:20:00Z' }));
  expect(state()).toBe('think');
  read(facts({ openQuestions: 1 }));
  expect(state()).toBe('understand');
});

test.each([
  // The clocks of London go back at 01:00 UTC on 25 October: 48 hours after 10:20 are at 09:20.
  ['Europe/London', '2026-10-24T09:20:00Z', '2026-10-26T09:20:00Z'],
  // The clocks of New York go forward at 07:00 UTC on 14 March: 48 hours after 10:20 are at 11:20.
  ['America/New_York', '2027-03-13T15:20:00Z', '2027-03-15T15:20:00Z'],
])('48 hours stay 48 hours across a daylight-saving change of %s', (timeZone, from, signableAt) => {
  const { state, pass } = sign(facts({ signableAt }), from);
  pass(47 * hour + 59 * 60_000);
  expect(state()).toBe('think');
  pass(60_000);
  expect(state()).toBe('decide');
  const wall = (at: string) => new Date(at).toLocaleTimeString('en-GB', { timeZone });
  expect(wall(from)).not.toBe(wall(signableAt));
});

test('a time to think of one month ends on time, although browser timers end after 24 days', () => {
  const { state, pass } = sign(facts({ signableAt: '2027-05-16T10:20:00Z' }), '2027-04-16T10:20:00Z');
  for (let days = 0; days < 29; days++) pass(24 * hour);
  expect(state()).toBe('think');
  pass(24 * hour);
  expect(state()).toBe('decide');
});

test('a page that slept over the end of the time to think decides when it wakes', () => {
  let time = Date.parse('2027-04-18T09:20:00Z');
  const input = { facts: facts(), now: () => time };
  const actor = createActor(signingMachine, { clock: new SimulatedClock(), input }).start();
  time += 2 * hour;
  expect(actor.getSnapshot().value).toBe('think');
  actor.send({ type: 'clock.checked' });
  expect(actor.getSnapshot().value).toBe('decide');
});
