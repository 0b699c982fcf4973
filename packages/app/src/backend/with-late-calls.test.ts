import { expect, test, vi } from 'vitest';
import { withLateCalls } from './with-late-calls.ts';

const greet = (name: string) => Promise.resolve(`Hello ${name}`);
const now = { login: () => Promise.resolve('now') };

test('a call at hand is made at once, and fetches nothing', async () => {
  const load = vi.fn<() => Promise<{ greet: typeof greet }>>();
  expect(await withLateCalls(now, load).login()).toBe('now');
  expect(load).not.toHaveBeenCalled();
});

test('the others are fetched once, however many are made', async () => {
  const load = vi.fn<() => Promise<{ greet: typeof greet }>>(() => Promise.resolve({ greet }));
  const api = withLateCalls(now, load);
  expect(await Promise.all([api.greet('Maya'), api.greet('Ruth')])).toEqual(['Hello Maya', 'Hello Ruth']);
  expect(load).toHaveBeenCalledOnce();
});

test('without a connection the call fails, and the next one tries again', async () => {
  const answers = [() => Promise.reject(new Error('no connection')), () => Promise.resolve({ greet })];
  const api = withLateCalls(now, () => (answers.shift() as () => Promise<{ greet: typeof greet }>)());
  await expect(api.greet('Maya')).rejects.toThrow('no connection');
  expect(await api.greet('Maya')).toBe('Hello Maya');
});

test('a client is no promise, whoever awaits it', async () => {
  const api = withLateCalls(now, () => Promise.resolve({ greet }));
  expect(await Promise.resolve(api)).toBe(api);
});
