import { expect, test } from 'vitest';
import { openFamily, say } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

const hash = 'a'.repeat(64);

// ASVS 2.2.2, 8.2.1
test('the database rejects a message, a note and an insight that are written past the server', async () => {
  const { a, mediator, caseId, together } = await openFamily(server);
  const forged = { case_id: caseId, insight_type: 'risk_assessment', input_hash: hash, content: { risk_level: 'low' } };
  const party = server.directSupabase(a.token);
  const office = server.directSupabase(mediator.token);
  const answers = [
    await party.from('chat_messages').insert({ channel_id: together, content: 'Good morning.' }),
    await office.from('case_notes').insert({ case_id: caseId, text: 'Ask about the pension.' }),
    await office.from('ai_insights').insert(forged),
  ];
  expect(answers.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501']);
  expect(await server.owner`select id from chat_messages where case_id = ${caseId}`).toEqual([]);
});

test('request headers and query parameters cannot mark a direct write as one of the server', async () => {
  const { a, together } = await openFamily(server);
  const { id } = await say(a, together);
  const headers = {
    apikey: server.backend.publishableKey,
    authorization: `Bearer ${a.token}`,
    'content-type': 'application/json',
    'mediation.door': 'server',
    'x-mediation-door': 'server',
    prefer: 'return=representation, mediation.door=server, timezone=UTC, tx=commit',
    cookie: 'mediation.door=server',
  };
  const init = { method: 'PATCH', headers, body: JSON.stringify({ redacted_reason: 'other' }) };
  await server.backend.supabaseFetch!(
    new Request(`http://test/rest/v1/chat_messages?id=eq.${id}&mediation.door=server`, init),
  );
  await server.backend.supabaseFetch!(new Request(`http://test/rest/v1/chat_messages?id=eq.${id}`, init));
  expect((await a.api.listMessages({ channelId: together })).messages).toMatchObject([{ redacted_at: null }]);
});

test('a direct write after one of the server is rejected', async () => {
  const { a, together } = await openFamily(server);
  await say(a, together);
  const { error } = await server.directSupabase(a.token).from('chat_messages').insert({
    channel_id: together,
    content: 'Me again.',
  });
  expect(error?.code).toBe('42501');
});
