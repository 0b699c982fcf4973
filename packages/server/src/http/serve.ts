import type { Endpoint } from '@mediation/api-client';
import { Hono } from 'hono';
import { answerJson } from './answer/answer-json.ts';
import { answerStream, wantsStream } from './answer/answer-stream.ts';
import { type Contract, type Handlers, type Names, contract } from './handlers.ts';
import { withIdempotencyKey } from './input/idempotency.ts';
import { readInput } from './input/read-input.ts';
import { rejectInvalidText } from './input/reject-invalid-text.ts';
import { type Call, type ServeDeps, bearer, callerOf, idempotencyKeyOf } from './request.ts';
import { runWithBytes } from './serve-bytes.ts';

/** Mounts every endpoint of the contract: authenticate, check the input, run the handler, check the answer. */
export function serve(handlers: Handlers<Contract>, deps: ServeDeps) {
  const routes = new Hono();
  for (const [name, handler] of Object.entries(handlers) as [Names, Call['handler']][]) {
    const endpoint = contract[name];
    const run = runs[runKindOf(endpoint)];
    routes.on(endpoint.method, endpoint.path, async (c) => {
      const claims = endpoint.access === 'public' ? undefined : await deps.verifyToken(bearer(c));
      return run({ c, name, endpoint, handler, claims }, deps);
    });
  }
  return routes;
}

const runKindOf = ({ body = 'json', answer = 'json', runs = 'sql' }: Endpoint) =>
  body === 'json' && answer === 'json' ? runs : 'bytes';

const runs = {
  async sql({ c, name, endpoint, handler, claims }: Call, { db }: ServeDeps) {
    const input = await readInput(c, endpoint);
    rejectInvalidText(input);
    const key = claims && idempotencyKeyOf(c, endpoint);
    const request = { key, call: name, input, isReplayed: endpoint.replay !== false };
    const result = await callerOf(
      db,
      c,
      endpoint,
      claims,
    )((sql) => withIdempotencyKey(sql, request, () => handler({ input, sql, claims })));
    return answerJson(c, endpoint, result);
  },
  async open({ c, endpoint, handler, claims }: Call, { db, describeError }: ServeDeps) {
    const call = {
      input: await readInput(c, endpoint),
      c,
      claims,
      asCaller: callerOf(db, c, endpoint, claims),
      signal: c.req.raw.signal,
    };
    if (wantsStream(c, endpoint))
      return answerStream(c, endpoint, (onDraft) => handler({ ...call, onDraft }), describeError);
    return answerJson(c, endpoint, await handler(call));
  },
  bytes: runWithBytes,
};
