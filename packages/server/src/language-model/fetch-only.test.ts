import { expect, test } from 'vitest';
import { fetchOnly } from './fetch-only.ts';

const sent: string[] = [];
const send: typeof fetch = async (input) => {
  sent.push(new Request(input).url);
  return new Response('ok');
};

// ASVS 1.3.6
test('the fetch of a model refuses every address but the configured origin before it sends', async () => {
  const fetchModel = fetchOnly('https://model.example.org/v1', send);
  for (const address of [
    'https://ai-gateway.vercel.sh/v1/ai',
    'http://model.example.org/v1/chat/completions',
    'https://model.example.org:8443/v1/chat/completions',
    'https://model.example.org.evil.example/v1',
    'https://evil.example/?https://model.example.org/v1',
  ]) {
    await expect(fetchModel(address)).rejects.toMatchObject({ name: 'RefusedAddress' });
    await expect(fetchModel(new Request(address))).rejects.toMatchObject({ name: 'RefusedAddress' });
  }
  expect(sent).toEqual([]);
  await fetchModel('https://model.example.org/v1/chat/completions');
  expect(sent).toEqual(['https://model.example.org/v1/chat/completions']);
});
