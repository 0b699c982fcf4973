import { expect, test } from 'vitest';
import { purge } from '../../../jobs/purge.ts';
import { openFamily, remove, whoMay } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';

test('a mediator adds, changes and deletes notes, and lists them newest first', async () => {
  const { mediator, caseId } = await openFamily(server);
  const { api } = mediator;
  const { note: first } = await api.addNote({ caseId, text: ' Ask about the pension. ' });
  expect(first).toMatchObject({ text: 'Ask about the pension.', kind: 'joint', tags: [], purge_on: null });
  const { note: second } = await api.addNote({
    caseId,
    text: 'Tired today.',
    kind: 'caucus_a',
    tags: ['#home', '@Ada'],
    purge_on: '2030-01-31',
  });
  expect(second).toMatchObject({ kind: 'caucus_a', tags: ['#home', '@Ada'], purge_on: '2030-01-31' });
  expect(await api.listNotes({ caseId })).toEqual({ notes: [second, first], next_cursor: null });
  const page = await api.listNotes({ caseId, limit: 1 });
  expect(await api.listNotes({ caseId, limit: 1, cursor: page.next_cursor! })).toMatchObject({ notes: [first] });

  const change = { caseId, noteId: second.id, version: second.version };
  const { note: changed } = await api.updateNote({ ...change, text: 'Better today.', purge_on: null });
  expect(changed).toMatchObject({ text: 'Better today.', kind: 'caucus_a', tags: second.tags, purge_on: null });
  await expect(api.updateNote({ ...change, text: 'x' })).rejects.toMatchObject({ code: 'conflict' });
  expect(await api.deleteNote({ caseId, noteId: second.id })).toEqual({ ok: true });
  await expect(api.deleteNote({ caseId, noteId: second.id })).rejects.toMatchObject({ code: 'not_found' });
  expect((await api.listNotes({ caseId })).notes).toEqual([first]);
});

test('only its author reads, changes or deletes a note', async () => {
  const family = await openFamily(server);
  const { mediator, caseId } = family;
  const { note } = await mediator.api.addNote({ caseId, text: 'For me alone.' });
  const others = whoMay.bind(undefined, { ...family, people: { ...family.people, mediator: family.outsider } });
  expect(await others(({ api }) => api.listNotes({ caseId }))).toEqual([]);
  expect(await others(({ api }) => api.addNote({ caseId, text: 'x' }))).toEqual([]);
  const target = { caseId, noteId: note.id };
  expect(await others(({ api }) => api.updateNote({ ...target, text: 'x', version: note.version }))).toEqual([]);
  expect(await others(({ api }) => api.deleteNote(target))).toEqual([]);
  expect((await mediator.api.listNotes({ caseId })).notes).toEqual([note]);
});

test('a second mediator of the case cannot read the notes of the first', async () => {
  const { mediator, colleague, caseId } = await openFamily(server);
  await server.owner`
    insert into case_participants (case_id, user_id, name, role, side, status)
    values (${caseId}, ${colleague.id}, 'Max', 'mediator', 'neutral', 'active')`;
  const { note } = await mediator.api.addNote({ caseId, text: 'For me alone.' });
  expect((await colleague.api.listNotes({ caseId })).notes).toEqual([]);
  await expect(colleague.api.deleteNote({ caseId, noteId: note.id })).rejects.toMatchObject({ code: 'not_found' });
});

test('a removed mediator cannot read the notes of the case', async () => {
  const { mediator, caseId } = await openFamily(server);
  await mediator.api.addNote({ caseId, text: 'For me alone.' });
  await remove(server, caseId, mediator);
  await expect(mediator.api.listNotes({ caseId })).rejects.toMatchObject({ code: 'not_found' });
  expect(await mediator.sql((sql) => sql`select id from case_notes`)).toEqual([]);
});

test('a note is purged on its date unless the case is under legal hold', async () => {
  const { mediator, caseId } = await openFamily(server);
  await mediator.api.addNote({ caseId, text: 'Old.', purge_on: '2020-01-01' });
  const { note } = await mediator.api.addNote({ caseId, text: 'Later.', purge_on: '2999-01-01' });
  await server.owner`update cases set legal_hold = true where id = ${caseId}`;
  await purge(server.owner);
  expect((await mediator.api.listNotes({ caseId })).notes).toHaveLength(2);
  await server.owner`update cases set legal_hold = false where id = ${caseId}`;
  await purge(server.owner);
  expect((await mediator.api.listNotes({ caseId })).notes).toEqual([note]);
});

test('a note outside 1 to 8,000 characters or with more than 20 tags returns invalid', async () => {
  const { mediator, caseId } = await openFamily(server);
  for (const wrong of [
    { text: ' ' },
    { text: 'x'.repeat(8001) },
    { text: 'x', tags: Array.from({ length: 21 }, (_, n) => `#${n}`) },
    { text: 'x', tags: [''] },
  ])
    await expect(mediator.api.addNote({ caseId, ...wrong })).rejects.toMatchObject({ code: 'invalid' });
});
