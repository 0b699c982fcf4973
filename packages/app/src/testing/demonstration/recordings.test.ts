import { type Endpoint, endpoints, isEndpoint, User } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { accounts } from './accounts.ts';
import { recordings } from './recordings.ts';

const reads = Object.values<unknown>(endpoints)
  .filter(isEndpoint)
  .filter((it) => it.method === 'GET');

/** The call that was answered. Where two paths fit, the one with fewer parameters. */
function endpointOf(key: string) {
  const [path = ''] = key.replace('GET ', '').split('?');
  const fits = ({ path: pattern }: Endpoint) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
  const parameters = ({ path: pattern }: Endpoint) => pattern.split(':').length;
  return reads.filter(fits).toSorted((a, b) => parameters(a) - parameters(b))[0];
}

test.each(Object.entries(recordings))('the contract accepts every answer recorded for %s', (_, { answers }) => {
  const refused = Object.entries(answers).filter(([key, body]) => !endpointOf(key)?.output.safeParse(body).success);
  expect(
    refused.map(([key]) => key),
    'run `npm run record`',
  ).toEqual([]);
});

test('the recording has a user for every account but the guest', () => {
  const users = Object.entries(recordings).map(([account, { user }]) => [account, User.safeParse(user).success]);
  expect(Object.fromEntries(users)).toEqual(
    Object.fromEntries(Object.entries(accounts).map(([account, name]) => [account, name !== null])),
  );
});
