import { PersonName, endpoints } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { openFamily, say } from '../../testing/family.ts';
import { addRow, changeRows } from '../../testing/rows.ts';
import { server } from '../../testing/server.ts';

const invisible = [
  '\u200b\u200b',
  '\u2060',
  '\u00ad',
  '\ufeff\u200f',
  '\u3164',
  '\u2800',
  '\ufe0f',
  '\u{e0041}',
  ' \n\t ',
];

/** What each holds, and the name. */
const refusedNames = {
  'a line break': 'Ada\nReyes',
  'a control character': 'Ada\u0007',
  'a line separator': 'Ada\u2028Reyes',
  'a right-to-left override': '\u202eevil',
  'an isolate': 'Ada\u2066Reyes\u2069',
  'a zero-width space': 'A\u200bda',
  'a run of joiners': 'A\u200d\u200dda',
  'a run of variation selectors': 'A\ufe0f\ufe0fda',
  'a stack of combining marks': `A${'\u0301'.repeat(5)}da`,
};

const names = [
  'José Ñúñez',
  'José Ñúñez'.normalize('NFD'),
  'Nguyễn Thị Hồng'.normalize('NFD'),
  'محمد بن سلمان',
  'مُحَمَّدٌ',
  'علی\u200cرضا',
  'יִשְׂרָאֵל כהן',
  'शर्मिष्ठा',
  '山田 花子',
  'O’Neill-Smith, Jr.',
  'Mediation \u{1f469}\u200d\u{1f467} \u2764\ufe0f\u200d\u{1f525}',
];

// ASVS 2.2.1
test('the contract and the database reject a message without a visible character', async () => {
  const { a, together } = await openFamily(server);
  for (const content of invisible)
    await expect(say(a, together, content)).rejects.toMatchObject({
      code: 'invalid',
      details: [{ path: 'content', message: 'Fill this in.' }],
    });
  const row = { channel_id: together, content: invisible[0] };
  await expect(addRow(a, 'chat_messages', row)).rejects.toMatchObject({ code: '23514' });
  expect((await a.api.listMessages({ channelId: together })).messages).toEqual([]);
});

test('messages in any script and with joined emoji are stored unchanged', async () => {
  const { a, together } = await openFamily(server);
  for (const content of [...names, 'Sí\n\nmañana', '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}'])
    expect(await say(a, together, content)).toMatchObject({ content });
});

// ASVS 2.2.1
test('the database rejects notes, reasons and answers without a visible character', async () => {
  const { mediator, a, caseId } = await openFamily(server);
  for (const write of [
    () => addRow(mediator, 'case_notes', { case_id: caseId, text: '\u200b' }),
    () => addRow(a, 'case_requests', { case_id: caseId, kind: 'pause', note: '\u2060' }),
    () => addRow(a, 'ai_chat_history', { role: 'user', content: '\u200b' }),
    () => server.owner`update requirements set label = ${'\u200b'} where case_id = ${caseId}`,
  ])
    await expect(write()).rejects.toMatchObject({ code: '23514' });
});

// ASVS 2.2.1
test('names of people, organizations and cases reject line breaks, hidden and stacked characters', async () => {
  const { a, admin, mediator, caseId, organization } = await openFamily(server);
  const { version } = (await mediator.api.getCase({ caseId })).case;
  const message = 'Write this on one line, without hidden or stacked characters.';
  for (const name of Object.values(refusedNames)) {
    const answers = [
      [() => a.api.updateMe({ name }), 'name'],
      [() => mediator.api.updateCase({ caseId, title: name, version }), 'title'],
      [() => admin.api.createOrganization({ name }), 'name'],
    ] as const;
    for (const [answer, path] of answers)
      await expect(answer()).rejects.toMatchObject({ code: 'invalid', details: [{ path, message }] });
    for (const write of [
      () => changeRows(a, 'profiles', { name }, ['id', a.id]),
      () => changeRows(mediator, 'cases', { title: name }, ['id', caseId]),
      () => changeRows(admin, 'organizations', { display_name: name }, ['id', organization]),
    ])
      await expect(write()).rejects.toMatchObject({ code: '23514' });
  }
});

test('names in any script are stored unchanged', async () => {
  const person = await server.person();
  for (const name of names) expect((await person.api.updateMe({ name })).user.name).toBe(name);
});

test('registration returns a field error when the name contains a hidden character', async () => {
  const person = { email: `${crypto.randomUUID()}@test.example`, password: 'correct horse', role: 'divorcee' } as const;
  await expect(server.guest.register({ ...person, name: 'Ada\u202e' })).rejects.toMatchObject({
    code: 'invalid',
    details: [{ path: 'name' }],
  });
});

test('the contract and the database accept the same characters', async () => {
  const { content } = endpoints.postMessage.input.shape;
  for (const [from, to] of [
    [0x1, 0xd7ff],
    [0xe000, 0x1ffff],
    [0xe0000, 0xe1000],
  ] as const) {
    const [refused] = await server.owner`
      select array_agg(at) filter (where not private.is_text(chr(at))) as texts,
        array_agg(at) filter (where not private.is_name('a' || chr(at) || 'b')) as names
      from generate_series(${from}::int, ${to}::int) at`;
    const all = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    expect(refused).toEqual({
      texts: all.filter((at) => !content.safeParse(String.fromCodePoint(at)).success),
      names: all.filter((at) => !PersonName.safeParse(`a${String.fromCodePoint(at)}b`).success),
    });
  }
});
