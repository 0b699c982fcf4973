import { expect, test } from 'vitest';
import { createApiClient } from './index.ts';

const answer = {
  guidance: 'Sieben Schritte – siete pasos 🙂',
  confidence: 'high',
  disclaimer: 'A program wrote this.',
  follow_up_suggestions: [],
  web_search_suggested: false,
  web_search_note: null,
  citations: [],
  limits: [],
  engine: { kind: 'embedded', name: 'x', version: '1', ruleset: 'r' },
  ok: true,
  reply_id: '3f0e6f0a-8a53-4f0f-9d0e-3d6f6f5c2a11',
};
const early = { ...answer, guidance: 'Zuerst' };

/** Asks a server that streams these bytes in parts of this size. */
function ask(events: [string, unknown][], size: number) {
  const text = events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join('');
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  const asked: RequestInit[] = [];
  const drafts: string[] = [];
  const { askLegalGuidance } = createApiClient({
    baseUrl: '',
    token: () => null,
    fetch: (_, init) => {
      asked.push(init);
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
  });
  const final = askLegalGuidance({ question: 'What?' }, { onDraft: (draft) => drafts.push(draft.guidance) });
  return { final, drafts, asked };
}

test.for([1, 3, 50, 10_000])('the client reads drafts and the answer from parts of %i bytes', async (size) => {
  const { final, drafts, asked } = ask(
    [
      ['draft', early],
      ['answer', { ...answer, secret: 'x' }],
    ],
    size,
  );
  expect(await final).toEqual(answer);
  expect(drafts).toEqual(['Zuerst']);
  expect(asked[0]!.headers).toMatchObject({ accept: 'text/event-stream' });
});

test('the client throws what a stream reports, and unavailable when it ends without an answer', async () => {
  const error = { error: { code: 'unavailable', message: 'Try again in a moment.' }, requestId: 'r1' };
  const failed = ask(
    [
      ['draft', early],
      ['failed', error],
    ],
    20,
  );
  await expect(failed.final).rejects.toMatchObject({ code: 'unavailable', message: 'Try again in a moment.' });
  await expect(ask([['draft', early]], 20).final).rejects.toMatchObject({ code: 'unavailable', status: 0 });
  await expect(ask([['answer', { ok: true }]], 20).final).rejects.toMatchObject({ code: 'unexpected' });
});
