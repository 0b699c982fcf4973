import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../app.ts';
import { createLanguageModel } from '../../language-model/language-model.ts';
import { openModel } from '../../language-model/open-model.ts';
import { give, startFakeModel } from '../../testing/fakes/fake-model.ts';
import { openFamily } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

/** The server with a model whose settings say that it is outside of the private network, or within. */
async function openServer({ isPrivate }: { isPrivate: boolean }) {
  const fake = await startFakeModel(give({ tone: 'hostile', intensity: 8 }));
  onTestFinished(fake.close);
  const { baseUrl } = fake;
  const settings = { baseUrl, model: 'fake-1', apiKey: undefined, isPrivate, redacts: !isPrivate };
  const model = createLanguageModel(await openModel(settings, 0));
  const app = createApp({ ...server.backend, registration: 'approval', languageModel: { model, settings } });
  const post = async (path: string, token: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as { analysis: { engine: { kind: string } } };
  };
  const health = async (path: string, token: string) => {
    const response = await app.request(path, { headers: { authorization: `Bearer ${token}` } });
    return (await response.json()) as { health: { name: string; state: string; detail: string }[] };
  };
  return { fake, post, health };
}

const tone = '/api/ai/analyze-tone';
const text = 'Ben Reyes was late. Ask Ada, 0117 496 0233, 12 Orchard Row.';

test('a text leaves for a model outside only when the organization has turned that on', async () => {
  const { a, mediator, admin, organization: orgId, caseId: case_id } = await openFamily(server);
  const { fake, post, health } = await openServer({ isPrivate: false });
  for (const { token } of [a, mediator]) {
    expect(await post(tone, token, { text, case_id })).toMatchObject({ analysis: { engine: { kind: 'embedded' } } });
    expect(await health('/api/ai/health', token)).toMatchObject({
      health: { message: expect.stringMatching(/No text leaves/) as string },
    });
  }
  await post('/api/ai/suggest-rephrase', a.token, { message: text, case_id });
  await post('/api/ai/assess-risk', mediator.token, { conversation_text: text, case_id });
  await post('/api/ai/summarize', mediator.token, { text, case_id });
  await post('/api/ai/extract-key-points', a.token, { text, case_id });
  await post('/api/ai/suggest-phrasing', a.token, { message: text, case_id });
  await post('/api/ai/legal-guidance', a.token, {
    question: 'What are the seven steps?',
    context: { caseId: case_id },
  });
  expect(fake.requests).toEqual([]);

  await admin.api.updateOrganizationSettings({ orgId, external_ai_enabled: true, version: 1 });
  expect(await post(tone, a.token, { text, case_id })).toMatchObject({
    analysis: { tone: 'hostile', engine: { kind: 'llm', name: 'fake-1' } },
  });
  expect(fake.requests).toHaveLength(1);
  expect(await health('/api/ai/health', mediator.token)).toMatchObject({ health: { engine: { kind: 'llm' } } });
});

test('the permission of one organization does not cover the cases of another, or people without one', async () => {
  const { a, admin, organization: orgId, caseId: case_id } = await openFamily(server);
  const another = await openFamily(server);
  const stranger = await server.person();
  const { fake, post } = await openServer({ isPrivate: false });
  await admin.api.updateOrganizationSettings({ orgId, external_ai_enabled: true, version: 1 });
  await post(tone, another.a.token, { text, case_id: another.caseId });
  await post(tone, another.mediator.token, { text });
  await post(tone, stranger.token, { text });
  expect(fake.requests).toEqual([]);
  await post(tone, a.token, { text, case_id });
  expect(fake.requests).toHaveLength(1);
});

test('the names and addresses of everybody in the case are replaced, also those that the writer may not read', async () => {
  const { a, admin, organization: orgId, caseId: case_id } = await openFamily(server);
  const { fake, post } = await openServer({ isPrivate: false });
  await admin.api.updateOrganizationSettings({ orgId, external_ai_enabled: true, version: 1 });
  await server.owner`
    update case_intakes set children = '[{"first_name": "Zoraida"}]' where case_id = ${case_id} and name = 'Ben Reyes'`;
  const names = 'Ada Reyes, Ben Reyes, Mia Mediator, Lara of A, leo, ZORAIDA and 12 Orchard Row';
  await post(tone, a.token, { text: names, case_id });
  expect(fake.requests).toHaveLength(1);
  expect(fake.requests[0]!.body).not.toMatch(/\bada\b|reyes|ben|mia|lara|leo|zoraida|orchard/i);
});

test('a model on a private network needs no permission of the organization', async () => {
  const { a, caseId: case_id } = await openFamily(server);
  const { fake, post } = await openServer({ isPrivate: true });
  expect(await post(tone, a.token, { text, case_id })).toMatchObject({ analysis: { engine: { kind: 'llm' } } });
  expect(fake.requests[0]!.body).toContain('Ben Reyes');
});

test('no text is sent to the model when the organization has switched assistance off', async () => {
  const { a, admin, organization: orgId, caseId: case_id } = await openFamily(server);
  const { fake, post } = await openServer({ isPrivate: true });
  await admin.api.updateOrganizationSettings({ orgId, ai_enabled: false, external_ai_enabled: true, version: 1 });
  await post(tone, a.token, { text, case_id });
  expect(fake.requests).toEqual([]);
});

test('system health tells admins the state of the language model, and why and since when it fails', async () => {
  const { admin, a, caseId: case_id } = await openFamily(server);
  const { fake, post, health } = await openServer({ isPrivate: true });
  const row = async () =>
    (await health('/api/admin/health', admin.token)).health.find((it) => it.name === 'language_model');
  expect(await row()).toMatchObject({ state: 'ok', detail: expect.stringContaining('fake-1') as string });
  fake.replyWith((response) => response.socket?.resetAndDestroy());
  await post(tone, a.token, { text, case_id });
  expect(await row()).toMatchObject({
    state: 'degraded',
    detail: expect.stringMatching(/failed since \d{4}-.*\(network\)/) as string,
  });
});
