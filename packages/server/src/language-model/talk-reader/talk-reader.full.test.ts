// Guards packages/server/src/language-model/talk-reader/** packages/server/src/main.ts packages/assist/src/**
import { limits } from '@mediation/api-client';
import { embeddedEngine } from '@mediation/assist';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../app.ts';
import { server } from '../../testing/server.ts';
import { createTalkReader } from './talk-reader.ts';

const deal = 'Ada: I offer you the car.\nBen: OK, deal.';
const long = Array.from(
  { length: 400 },
  (_, at) => `${at % 2 ? 'Ben' : 'Ada'}: Can you pick her up on day ${at}?`,
).join('\n');

function openReader(...given: Parameters<typeof createTalkReader>) {
  const reader = createTalkReader(...given);
  onTestFinished(reader.close);
  return reader;
}

test('the thread reads a conversation as the engine does', async () => {
  const reader = openReader();
  const engine = embeddedEngine({ promises: limits });
  expect(await reader.summary({ text: deal })).toEqual(await engine.summary({ text: deal }));
  expect(await reader.keyPoints({ text: deal })).toEqual(await engine.keyPoints({ text: deal }));
});

test('another call is answered while a long conversation is read', async () => {
  const reader = openReader();
  await reader.summary({ text: deal });
  let isReading = false;
  const talkReader = {
    ...reader,
    keyPoints: async (input: { text: string }) => {
      isReading = true;
      return reader.keyPoints(input);
    },
  };
  const app = createApp({ ...server.backend, registration: 'approval', talkReader });
  const { token } = await server.person();
  const ask = async (path: string, body?: object) => {
    const response = await app.request(path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.status).toBe(200);
    return path;
  };
  const answered: string[] = [];
  const note = (path: string) => answered.push(path);
  const reading = ask('/api/ai/extract-key-points', { text: long }).then(note);
  await expect.poll(() => isReading).toBe(true);
  await ask('/api/ai/health').then(note);
  await reading;
  expect(answered).toEqual(['/api/ai/health', '/api/ai/extract-key-points']);
});

test('an error of the thread fails the call, and the next call works', async () => {
  const broken = () => new Worker('throw new Error("no memory")', { eval: true });
  const real = () => new Worker(new URL('talk-worker.ts', import.meta.url));
  const workers = [broken, real];
  const reader = openReader({ open: () => workers.shift()!() });
  await expect(reader.summary({ text: deal })).rejects.toThrow('no memory');
  expect((await reader.summary({ text: deal })).points).toHaveLength(1);
  await expect(reader.summary({ text: undefined as unknown as string })).rejects.toThrow('TypeError');
  expect((await reader.summary({ text: deal })).points).toHaveLength(1);
});

test('closing waits for what is being read, and ends the thread', async () => {
  const opened: Worker[] = [];
  const open = () => {
    const worker = new Worker(new URL('talk-worker.ts', import.meta.url));
    opened.push(worker);
    return worker;
  };
  const reader = createTalkReader({ open });
  const reading = reader.summary({ text: deal });
  await reader.close();
  expect((await reading).points).toHaveLength(1);
  expect(opened.map((it) => it.threadId)).toEqual([-1]);
});
