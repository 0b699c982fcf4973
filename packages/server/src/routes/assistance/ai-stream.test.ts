import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createApiClient, limits } from '@mediation/api-client';
import { embeddedEngine, passages } from '@mediation/assist';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../app.ts';
import { createLanguageModel } from '../../language-model/language-model.ts';
import { openModel } from '../../language-model/open-model.ts';
import { createLog } from '../../operations/log.ts';
import { give, startFakeModel } from '../../testing/fakes/fake-model.ts';
import { server } from '../../testing/server.ts';

const question = 'What are the seven steps?';
const asked = embeddedEngine({ promises: limits }).guidance({ question, role: 'divorcee' });
type Reply = Parameters<typeof startFakeModel>[0];

/** A server with a model that gives this reply. */
async function openServer(reply: Reply) {
  const fake = await startFakeModel(reply);
  onTestFinished(fake.close);
  const settings = { baseUrl: fake.baseUrl, model: 'fake-1', apiKey: undefined, isPrivate: true, redacts: false };
  const model = createLanguageModel(await openModel(settings, 0));
  return createApp({ ...server.backend, registration: 'approval', languageModel: { model, settings } });
}

const ask = (app: ReturnType<typeof createApp>, token: string, body: object = { question }) =>
  app.request('/api/ai/legal-guidance', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(body),
  });

/** The model chooses the second of the passages that it gets. */
const second: Reply = (response, request, calls) => {
  const { passages: found } = JSON.parse(request.prompt.split('\n')[1]!) as { passages: { id: string }[] };
  give({ passage_ids: [found[1]!.id] })(response, request, calls);
};

test('guidance streams the built-in answer while the model is still asked, then the final one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const app = await openServer((...call) => void promise.then(() => second(...call)));
  const { token, id } = await server.person();
  const drafts: unknown[] = [];
  const { askLegalGuidance } = createApiClient({
    baseUrl: 'http://test',
    token: () => token,
    fetch: (url, init) => app.request(url, init),
  });
  const onDraft = (draft: unknown) => {
    drafts.push(draft);
    resolve();
  };
  const answer = await askLegalGuidance({ question }, { onDraft });
  expect(drafts).toMatchObject([{ guidance: (await asked).guidance, ok: true, engine: { kind: 'embedded' } }]);
  expect(answer).toMatchObject({ ok: true, engine: { kind: 'llm', name: 'fake-1' } });
  expect(answer.guidance).not.toBe((await asked).guidance);
  expect(passages.en.map((it) => it.id)).toContain(answer.citations[0]!.id);
  const kept = await server.owner`select id from private.ai_replies where user_id = ${id}`;
  expect(kept).toHaveLength(2);
  expect(kept).toContainEqual({ id: answer.reply_id });
});

test('a stream whose model fails ends with the built-in answer and the reason', async () => {
  const app = await openServer((response) => response.destroy());
  const { token } = await server.person();
  const text = await (await ask(app, token)).text();
  expect(text.match(/^event: .*$/gm)).toEqual(['event: draft', 'event: answer']);
  expect(text).toContain('"fallback_reason":"network"');
});

test('without a model the stream has the answer alone, and no proxy holds it back', async () => {
  const { token } = await server.person();
  const response = await ask(server.app, token);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  expect((await response.text()).match(/^event: .*$/gm)).toEqual(['event: answer']);
});

test('a stream that fails before its first event answers an ordinary error', async () => {
  const { token } = await server.person();
  expect((await ask(server.app, 'x')).status).toBe(401);
  expect((await ask(server.app, token, { question: '' })).status).toBe(422);
  const hidden = await ask(server.app, token, { question, context: { caseId: crypto.randomUUID() } });
  expect([hidden.status, hidden.headers.get('content-type')]).toEqual([404, 'application/json']);
});

test('a failure after the first event is reported as an event, without its details', async () => {
  const embedded = embeddedEngine({ promises: limits });
  const engine: typeof embedded = {
    ...embedded,
    guidance: async (input) => {
      await input.onDraft?.(await embedded.guidance(input));
      throw new Error('The disk is full of secrets.');
    },
  };
  const log: string[] = [];
  const quiet = createLog({ level: 'error', write: (line) => log.push(line) });
  const app = createApp({ ...server.backend, registration: 'approval', engine, log: quiet });
  const { token } = await server.person();
  const { askLegalGuidance } = createApiClient({
    baseUrl: 'http://test',
    token: () => token,
    fetch: (url, init) => app.request(url, init),
  });
  const failure = askLegalGuidance({ question }, { onDraft: () => {} });
  await expect(failure).rejects.toMatchObject({
    code: 'unexpected',
    message: expect.not.stringContaining('secrets') as string,
  });
  expect(log).toHaveLength(1);
});

test('the call to the model ends when the person who asked disconnects', async () => {
  const closed = Promise.withResolvers<void>();
  const app = await openServer((response) => void response.on('close', closed.resolve));
  const port = await listenOn(app);
  const { token } = await server.person();
  const { askLegalGuidance } = createApiClient({ baseUrl: `http://127.0.0.1:${port}`, token: () => token });
  const leaving = new AbortController();
  const failure = askLegalGuidance({ question }, { onDraft: () => leaving.abort(), signal: leaving.signal });
  await expect(failure).rejects.toMatchObject({ code: 'unavailable' });
  await closed.promise;
});

async function listenOn(app: ReturnType<typeof createApp>) {
  const http = createAdaptorServer({ fetch: app.fetch }) as Server;
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => void http.close());
  return (http.address() as AddressInfo).port;
}
