import { type Endpoint, endpoints, requestOf } from '@mediation/api-client';
import { openApiDocument } from '@mediation/api-client/openapi';
import { expect, test } from 'vitest';
import { openFamily } from '../../testing/family.ts';
import { inputsOf, openSubjects } from '../../testing/inputs.ts';
import { calls } from '../../testing/probe.ts';
import { server } from '../../testing/server.ts';

const family = await openFamily(server);
const inputs = inputsOf(family, await openSubjects(family));
const { token } = family.mediator;

async function send({
  url,
  ...request
}: Omit<RequestInit, 'headers'> & { url: string; headers: Record<string, string> }) {
  const headers = { ...request.headers, authorization: `Bearer ${token}` };
  const response = await server.app.request(url, { ...request, headers });
  return { status: response.status, answer: await response.json() };
}

const refusal = (path: string) => ({
  status: 400,
  answer: expect.objectContaining({
    error: expect.objectContaining({ code: 'unknown_field' }),
    details: [expect.objectContaining({ path, message: expect.stringContaining(path) })],
  }),
});

/** The request of a call with a field that it does not have, where its own fields go. */
function withStranger(name: string, endpoint: Endpoint) {
  const { url, body, ...request } = requestOf(endpoint, inputs(name));
  if (typeof body === 'string')
    return { url, ...request, body: JSON.stringify({ ...(JSON.parse(body) as object), serch: 'maya' }) };
  if (body instanceof FormData) {
    body.set('serch', 'maya');
    return { url, ...request, body };
  }
  return { url: `${url}${url.includes('?') ? '&' : '?'}serch=maya`, ...request, ...(body && { body }) };
}

// ASVS 15.3.3
test.for(calls)('%s refuses a field that it does not have and names it', async ([name, endpoint]) => {
  expect(await send(withStranger(name, endpoint))).toEqual(refusal('serch'));
});

test('a field inside of a field is refused with its path when a call does not have it', async () => {
  const next_actions = [{ text: 'Send the valuation' }, { text: 'Ask the bank', owner: 'me' }];
  const input = { ...inputs('updateSession'), version: 1, next_actions };
  expect(await send(requestOf(endpoints.updateSession, input))).toEqual(refusal('next_actions.1.owner'));
});

test('a call that takes a body refuses every query parameter', async () => {
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'PUT', headers, body: JSON.stringify({ name: 'Ruth' }) };
  expect(await send({ url: '/api/users/me?name=Maya', ...request })).toEqual(refusal('name'));
});

test('an empty query parameter that a call does not have is refused, too', async () => {
  expect(await send({ url: '/api/users?serch=', headers: {} })).toEqual(refusal('serch'));
});

test('the API document says of every body that it has no other fields', () => {
  const { paths } = openApiDocument({ version: '1', url: '/' });
  const bodies =
    JSON.stringify(paths).match(/"requestBody":\{"required":\w+,"content":\{"[^"]+":\{"schema":\{.{28}/g) ?? [];
  expect(bodies.length).toBeGreaterThan(100);
  expect(bodies.filter((it) => !it.endsWith('{"additionalProperties":false'))).toEqual([]);
});
