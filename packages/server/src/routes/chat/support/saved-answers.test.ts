import { expect, test } from 'vitest';
import { openFamily, whoMay } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';

const words = { title: 'A new telephone', content: 'I sent you a link.' };

test('an admin adds, changes and deletes a saved answer, which is there for the people of the same organization', async () => {
  const { admin, a, b, otherParty } = await openFamily(server);
  const { addSavedAnswer, changeSavedAnswer, deleteSavedAnswer, listSavedAnswers } = admin.api;
  const { answer } = await addSavedAnswer({ userId: a.id, ...words });
  expect(await listSavedAnswers({ userId: b.id })).toEqual({ answers: [answer] });
  expect((await listSavedAnswers({ userId: otherParty.id })).answers).toEqual([]);
  const { id: answerId, version } = answer;
  const changed = await changeSavedAnswer({ answerId, version, title: 'A new phone', content: 'Here is a link.' });
  expect(changed.answer).toMatchObject({ title: 'A new phone', content: 'Here is a link.', version: version + 1 });
  const late = changeSavedAnswer({ answerId, version, ...words });
  await expect(late).rejects.toMatchObject({ code: 'conflict' });
  await deleteSavedAnswer({ answerId });
  expect((await listSavedAnswers({ userId: a.id })).answers).toEqual([]);
  for (const attempt of [
    () => deleteSavedAnswer({ answerId }),
    () => changeSavedAnswer({ answerId, version: 2, ...words }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
});

test('people without an organization have saved answers of their own', async () => {
  const { admin, a } = await openFamily(server);
  const newcomer = await server.person('divorcee');
  const { answer } = await admin.api.addSavedAnswer({ userId: newcomer.id, ...words });
  expect((await admin.api.listSavedAnswers({ userId: newcomer.id })).answers).toContainEqual(answer);
  expect((await admin.api.listSavedAnswers({ userId: a.id })).answers).toEqual([]);
});

test('only an admin lists, adds, changes and deletes saved answers', async () => {
  const family = await openFamily(server);
  const { admin, a } = family;
  const { answer } = await admin.api.addSavedAnswer({ userId: a.id, ...words });
  const { id: answerId, version } = answer;
  const change = { answerId, version, ...words };
  expect(await whoMay(family, ({ api }) => api.listSavedAnswers({ userId: a.id }))).toEqual(['admin', 'officeAdmin']);
  expect(await whoMay(family, ({ api }) => api.addSavedAnswer({ userId: a.id, ...words }))).toEqual([
    'admin',
    'officeAdmin',
  ]);
  const { officeAdmin: _, ...people } = family.people;
  const others = { ...family, people: people as typeof family.people };
  expect(await whoMay(others, ({ api }) => api.changeSavedAnswer(change))).toEqual(['admin']);
  expect(await whoMay(others, ({ api }) => api.deleteSavedAnswer({ answerId }))).toEqual(['admin']);
});
