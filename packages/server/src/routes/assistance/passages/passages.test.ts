import { expect, test } from 'vitest';
import { openFamily } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';

const parking = {
  roles: ['divorcee' as const],
  title: 'Where to park',
  text: 'There are six places behind the house.',
  questions: ['Where can I park?'],
};

test('the assistant answers with the passages of the organization, and another organization keeps the built-in ones', async () => {
  const { organization: orgId, admin, a, otherParty } = await openFamily(server);
  const answer = async (question: string, { api }: typeof a) => (await api.askLegalGuidance({ question })).guidance;
  const { passages } = await admin.api.listPassages({ orgId, language: 'en' });
  const steps = passages.find(({ id }) => id === 'process-seven-steps')!;
  await admin.api.savePassage({
    ...steps,
    orgId,
    passageId: steps.id,
    text: 'We work in seven steps, in our own way.',
  });
  await admin.api.savePassage({ ...parking, orgId, language: 'en', passageId: 'own-parking' });
  expect(await answer('What are the seven steps?', a)).toBe('We work in seven steps, in our own way.');
  expect(await answer('Where can I park?', a)).toBe(parking.text);
  expect(await answer('What are the seven steps?', otherParty)).toBe(steps.text);
  await admin.api.removePassage({ orgId, language: 'en', passageId: steps.id });
  expect(await answer('What are the seven steps?', a)).toBe(steps.text);
});

test('the list says which passages are built in, changed and added', async () => {
  const { organization: orgId, admin } = await openFamily(server);
  const originOf = async (id: string) =>
    (await admin.api.listPassages({ orgId, language: 'en' })).passages.find((it) => it.id === id)?.origin;
  expect(await originOf('own-parking')).toBeUndefined();
  await admin.api.savePassage({ ...parking, orgId, language: 'en', passageId: 'own-parking' });
  expect(await originOf('own-parking')).toBe('added');
  expect(await originOf('process-seven-steps')).toBe('built_in');
  await admin.api.savePassage({ ...parking, orgId, language: 'en', passageId: 'process-seven-steps' });
  expect(await originOf('process-seven-steps')).toBe('changed');
});

test('only admins read, save and remove the passages of an organization', async () => {
  const { organization: orgId, admin, mediator, a, colleague } = await openFamily(server);
  const address = { orgId, language: 'en' as const, passageId: 'own-parking' };
  await admin.api.savePassage({ ...address, ...parking });
  for (const { api } of [mediator, a, colleague]) {
    await expect(api.listPassages({ orgId, language: 'en' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(api.savePassage({ ...address, ...parking, version: 1 })).rejects.toMatchObject({ code: 'not_found' });
    await expect(api.savePassage({ ...address, passageId: 'own-other', ...parking })).rejects.toMatchObject({
      code: expect.stringMatching(/forbidden|not_found/) as string,
    });
    await expect(api.removePassage(address)).rejects.toMatchObject({ code: 'not_found' });
  }
  expect(await admin.api.savePassage({ ...address, ...parking, version: 1 })).toMatchObject({
    passage: { version: 2 },
  });
});

test('an outdated version of a passage and a second new one with the same id return conflict', async () => {
  const { organization: orgId, admin } = await openFamily(server);
  const address = { orgId, language: 'es' as const, passageId: 'own-parking' };
  await admin.api.savePassage({ ...address, ...parking });
  await admin.api.savePassage({ ...address, ...parking, version: 1 });
  for (const version of [1, null])
    await expect(admin.api.savePassage({ ...address, ...parking, version })).rejects.toMatchObject({
      code: 'conflict',
    });
});

test('a passage keeps the placeholders of the text that it replaces, and uses no unknown ones', async () => {
  const { organization: orgId, admin } = await openFamily(server);
  const address = { orgId, language: 'en' as const };
  const refused = (passageId: string, text: string) =>
    expect(admin.api.savePassage({ ...address, ...parking, passageId, text })).rejects.toMatchObject({
      code: 'invalid',
      details: [{ path: 'text' }],
    });
  await refused('who-to-call-now', 'Call somebody.');
  await refused('own-parking', 'Ask {janitor}.');
  expect(
    await admin.api.savePassage({ ...address, ...parking, passageId: 'own-danger', text: 'Call {emergency}.' }),
  ).toMatchObject({ passage: { origin: 'added', text: 'Call {emergency}.' } });
});
