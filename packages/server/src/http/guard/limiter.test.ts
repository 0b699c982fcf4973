import { randomUUID } from 'node:crypto';
import { ApiError } from '@mediation/api-client';
import { expect, inject, test } from 'vitest';
import { codeOf } from '../../testing/outcomes.ts';
import { server } from '../../testing/server.ts';
import { createGate } from './rate-limit.ts';

const reason = inject('superuserUrl') ? '' : ' (skipped, for no Postgres starts here)';

const wrong = async () => {
  throw new ApiError('unauthenticated', 'The email address or the password is wrong.');
};

/** Two servers of one database, as far as rate limits go. */
const twoGates = () => {
  const options = { pool: server.limitsPool, key: randomUUID() };
  return [createGate(options), createGate(options)] as const;
};

// ASVS 6.3.1
test.skipIf(reason)(`wrong passwords at one server count at the other${reason}`, async () => {
  const [one, two] = twoGates();
  const attempt = { account: 'mia@test.example', from: '192.0.2.1', device: undefined };
  for (let tries = 0; tries < 6; tries++)
    expect(await one.signIn(attempt, wrong).catch(codeOf)).toBe('unauthenticated');
  expect(await two.signIn(attempt, wrong).catch(codeOf)).toBe('too_many');
  expect(await two.signIn({ ...attempt, from: '192.0.2.2' }, wrong).catch(codeOf)).toBe('unauthenticated');
});

test.skipIf(reason)(
  `what is spent at one server is spent at the other, and what is given back, too${reason}`,
  async () => {
    const [one, two] = twoGates();
    await one.spend('registrationMails', 'mia@test.example', 5);
    expect(await two.spend('registrationMails', 'mia@test.example').catch(codeOf)).toBe('too_many');
    await one.refund('registrationMails', 'mia@test.example', 2);
    expect(await one.spend('registrationMails', 'mia@test.example').catch(codeOf)).toBeUndefined();
  },
);

test.skipIf(reason)(`the database keeps no address of anybody who is counted${reason}`, async () => {
  const [gate] = twoGates();
  await gate.spend('passwordResets', 'counted@test.example');
  expect(await server.owner`select key from private.rate_limits where key like '%counted%'`).toEqual([]);
});
