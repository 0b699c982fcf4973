// Guards packages/server/src/main.ts packages/server/src/language-model/** packages/server/src/settings/env.ts
import { createApiClient } from '@mediation/api-client';
import { expect, onTestFinished, test } from 'vitest';
import { give, startFakeModel } from '../testing/fakes/fake-model.ts';
import { startProcess as start } from '../testing/process.ts';
import { migratedFolder } from '../testing/migrated-folder.ts';

const settings = (baseUrl: string) => ({ AI_LLM_BASE_URL: baseUrl, AI_LLM_MODEL: 'fake-1', AI_LLM_API_KEY: 'key' });

test('a server with AI_LLM_BASE_URL asks the model, streams, and logs neither a text nor the key', async () => {
  const fake = await startFakeModel(give({ tone: 'hostile', intensity: 8 }));
  onTestFinished(fake.close);
  const { child, said, ended, url } = start({
    DATA_DIR: migratedFolder('database'),
    REGISTRATION: 'open',
    LOG_LEVEL: 'debug',
    ...settings(fake.baseUrl),
  });
  const baseUrl = await url();
  const guest = createApiClient({ baseUrl, token: () => null });
  const person = { email: 'mia@test.example', password: 'correct horse', name: 'Mia', role: 'mediator' } as const;
  await guest.register(person);
  const { token } = await guest.login(person);
  const { analyzeTone, askLegalGuidance } = createApiClient({ baseUrl, token: () => token });
  expect(await analyzeTone({ text: 'Meet me at the harbour.' })).toMatchObject({
    analysis: { tone: 'hostile', engine: { kind: 'llm', name: 'fake-1' } },
  });
  const { promise: isSeen, resolve: seen } = Promise.withResolvers<void>();
  fake.replyWith((...call) => void isSeen.then(() => give({ passage_ids: [] })(...call)));
  const answer = await askLegalGuidance({ question: 'What are the seven steps?' }, { onDraft: () => seen() });
  expect(answer.engine.kind).toBe('llm');
  fake.replyWith((response) => response.destroy());
  expect(await analyzeTone({ text: 'Meet me at the quay.' })).toMatchObject({
    analysis: { engine: { kind: 'embedded', fallback_reason: 'network' } },
  });
  expect(fake.requests[0]).toMatchObject({ authorization: 'Bearer key' });
  child.kill('SIGINT');
  await ended;
  expect(said.out).toContain('"task":"tone"');
  expect(said.out).toContain('"reason":"network"');
  expect(said.out + said.error).not.toMatch(/harbour|quay|seven steps|Bearer|"key"/);
});

test('startup fails with one line when a model outside has no https address', async () => {
  const { ended } = start({ DATA_DIR: migratedFolder('database'), ...settings('http://models.example.com/v1') });
  expect(await ended).toMatchObject({
    code: 1,
    error: 'AI_LLM_BASE_URL must begin with https:// unless the model is on a private network.\n',
  });
});
