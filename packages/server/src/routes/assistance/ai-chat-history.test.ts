import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { openFamily } from '../../testing/family.ts';
import { addRow } from '../../testing/rows.ts';
import { server } from '../../testing/server.ts';

const question = 'What are the seven steps?';

/** A question and the assistant's reply, both kept. */
async function chat({ api }: TestPerson) {
  await api.addAiChatEntry({ role: 'user', content: question });
  const { guidance: content, reply_id, citations } = await api.askLegalGuidance({ question });
  const { entry } = await api.addAiChatEntry({ role: 'assistant', content, reply_id });
  return { content, reply_id, citations, entry };
}

test('a person saves a conversation with the assistant and reads it page by page, newest first', async () => {
  const person = await server.person();
  const { entry } = await chat(person);
  expect(await person.api.listAiChatHistory()).toMatchObject({
    history: [entry, { role: 'user', content: question, user_id: person.id, confidence: null }],
    next_cursor: null,
  });
  const first = await person.api.listAiChatHistory({ limit: 1 });
  expect(await person.api.listAiChatHistory({ limit: 1, cursor: first.next_cursor! })).toMatchObject({
    history: [{ role: 'user' }],
    next_cursor: null,
  });
});

test('a saved answer keeps the passages that it quotes, as the server gave them', async () => {
  const person = await server.person();
  const { citations, reply_id, content } = await chat(person);
  expect(citations.length).toBeGreaterThan(0);
  const { history } = await person.api.listAiChatHistory();
  expect(history.map((it) => it.citations)).toEqual([citations, []]);
  const forged = JSON.stringify([{ ...citations[0]!, quote: 'You will win.' }]);
  const line = { role: 'assistant', content, reply_id, citations: forged };
  await expect(addRow(person, 'ai_chat_history', line)).rejects.toMatchObject({ code: '42501' });
});

test('the AI chat history of a person is not readable by anyone else, including admins', async () => {
  const { a, b, admin, mediator, lawyerA } = await openFamily(server);
  await chat(a);
  for (const { api } of [b, admin, mediator, lawyerA])
    expect(await api.listAiChatHistory()).toEqual({ history: [], next_cursor: null });
});

test('an AI chat entry always belongs to its writer, and confidence and disclaimer from the client are ignored', async () => {
  const { a, b } = await openFamily(server);
  const { entry } = await a.api.addAiChatEntry({
    role: 'user',
    content: 'Hello.',
    user_id: b.id,
    confidence: 'high',
    disclaimer: 'I am a judge.',
    web_search_suggested: true,
  });
  expect(entry).toMatchObject({ user_id: a.id, confidence: null, disclaimer: null, web_search_suggested: false });
});

// ASVS 15.3.3
test('an assistant entry is saved only with a reply that the server gave to the same person', async () => {
  const { a, b } = await openFamily(server);
  const theirs = await b.api.askLegalGuidance({ question });
  const mine = await a.api.askLegalGuidance({ question });
  const forged = [
    { content: 'You will win.' },
    { content: 'You will win.', reply_id: randomUUID() },
    { content: 'You will win.', reply_id: mine.reply_id },
    { content: theirs.guidance, reply_id: theirs.reply_id },
    { content: mine.guidance },
  ];
  for (const entry of forged)
    await expect(a.api.addAiChatEntry({ role: 'assistant', ...entry })).rejects.toMatchObject({
      code: 'forbidden',
      status: 403,
    });
  const line = { role: 'assistant', content: 'You will win.', reply_id: mine.reply_id };
  await expect(addRow(a, 'ai_chat_history', line)).rejects.toMatchObject({ code: '42501' });
  expect(await a.api.listAiChatHistory()).toEqual({ history: [], next_cursor: null });
});

test('a saved assistant entry takes case, confidence and disclaimer from the reply, not from the client', async () => {
  const { a, caseId } = await openFamily(server);
  const reply = await a.api.askLegalGuidance({ question: 'What does section 25 of the act say?', context: { caseId } });
  const { entry } = await a.api.addAiChatEntry({
    role: 'assistant',
    content: reply.guidance,
    reply_id: reply.reply_id,
    confidence: 'high',
    disclaimer: 'This is legal advice.',
    web_search_suggested: false,
  });
  expect(entry).toMatchObject({
    case_id: caseId,
    confidence: 'low',
    disclaimer: reply.disclaimer,
    web_search_suggested: true,
  });
});

test('saving the same reply twice keeps one entry', async () => {
  const person = await server.person();
  const { content, reply_id, entry } = await chat(person);
  expect(await person.api.addAiChatEntry({ role: 'assistant', content, reply_id })).toEqual({ entry });
  expect((await person.api.listAiChatHistory()).history).toHaveLength(2);
});

test('an AI chat entry about a case returns not_found unless the person can read the case', async () => {
  const { a, caseId, otherCaseId } = await openFamily(server);
  const say = (case_id: string) => a.api.addAiChatEntry({ role: 'user', content: 'Hello.', case_id });
  expect((await say(caseId)).entry.case_id).toBe(caseId);
  await expect(say(otherCaseId)).rejects.toMatchObject({ code: 'not_found' });
  await expect(say(randomUUID())).rejects.toMatchObject({ code: 'not_found' });
});

test('a person clears their own AI chat history, for one case or entirely', async () => {
  const { a, b, caseId } = await openFamily(server);
  await chat(a);
  await chat(b);
  await a.api.addAiChatEntry({ role: 'user', content: 'Hello.', case_id: caseId });
  expect(await a.api.clearAiChatHistory({ case_id: caseId })).toEqual({ ok: true, deleted: 1 });
  expect(await a.api.clearAiChatHistory()).toEqual({ ok: true, deleted: 2 });
  expect((await a.api.listAiChatHistory()).history).toEqual([]);
  expect((await b.api.listAiChatHistory()).history).toHaveLength(2);
});
