import { expect, test, vi } from 'vitest';
import { createTokens, expiryOf } from './tokens.ts';

const minute = 60_000;
const tokenUntil = (ms: number, iat?: number) =>
  `h.${btoa(JSON.stringify({ exp: ms / 1000, iat }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')}.s`;

function startTokens(stored: string | null, renew: () => Promise<string | null>, now = () => 0) {
  const state = { stored };
  const end = vi.fn<() => void>(() => {
    state.stored = null;
  });
  const ask = vi.fn<() => Promise<string | null>>(renew);
  const tokens = createTokens({
    read: () => state.stored,
    renew: async () => {
      const token = await ask();
      return token === null ? null : { token, keep: () => void (state.stored = token) };
    },
    end,
    now,
  });
  return { tokens, state, end, ask };
}

test('expiryOf reads the expiry of a token from its claims', () => {
  expect(expiryOf(tokenUntil(5 * minute))).toBe(5 * minute);
  expect(expiryOf('not a token')).toBe(Number.POSITIVE_INFINITY);
});

test('a fresh token is used without a renewal', async () => {
  const fresh = tokenUntil(10 * minute);
  const { tokens, ask } = startTokens(fresh, () => Promise.resolve('unused'));
  expect(await tokens.current()).toBe(fresh);
  expect(ask).not.toHaveBeenCalled();
});

test('a guest has no token and requests no renewal', async () => {
  const { tokens, ask } = startTokens(null, () => Promise.resolve('unused'));
  expect(await tokens.current()).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

test('concurrent calls with a token about to expire share one renewal', async () => {
  const next = tokenUntil(10 * minute);
  const { tokens, ask, state } = startTokens(tokenUntil(minute / 2), () => Promise.resolve(next));
  expect(await Promise.all([tokens.current(), tokens.current(), tokens.current()])).toEqual([next, next, next]);
  expect(ask).toHaveBeenCalledOnce();
  expect(state.stored).toBe(next);
});

test.each([
  ['ahead', 12 * minute],
  ['behind', -12 * minute],
])('a device clock that is far %s renews the token as often as a correct clock', async (_, wrong) => {
  const renewed: string[] = [];
  let server = 0;
  const renew = () => {
    renewed.push(tokenUntil(server + 10 * minute, server / 1000));
    return Promise.resolve(renewed.at(-1)!);
  };
  const { tokens } = startTokens(tokenUntil(0), renew, () => server + wrong);
  await tokens.instead(tokenUntil(0));
  for (server = minute; server < 18 * minute; server += minute) {
    const used = await tokens.current();
    expect(expiryOf(used!)).toBeGreaterThan(server);
  }
  expect(renewed).toHaveLength(2);
});

test('a refused renewal ends the sign-in session once, and later calls find no token', async () => {
  const stale = tokenUntil(0);
  const { tokens, end, ask } = startTokens(stale, () => Promise.resolve(null));
  expect(await Promise.all([tokens.instead(stale), tokens.instead(stale)])).toEqual([null, null]);
  expect(await tokens.instead(stale)).toBeNull();
  expect(ask).toHaveBeenCalledOnce();
  expect(end).toHaveBeenCalledOnce();
});

test('a renewal without an answer keeps the sign-in session', async () => {
  const stale = tokenUntil(0);
  const { tokens, end, state } = startTokens(stale, () => Promise.reject(new Error('offline')));
  expect(await tokens.current()).toBe(stale);
  expect(end).not.toHaveBeenCalled();
  expect(state.stored).toBe(stale);
});

test('a renewal that arrives after sign-out is discarded', async () => {
  const stale = tokenUntil(0);
  let answer: (token: string) => void = () => {};
  const { tokens, state } = startTokens(stale, () => new Promise((resolve) => void (answer = resolve)));
  const renewal = tokens.instead(stale);
  await Promise.resolve();
  state.stored = null;
  answer(tokenUntil(10 * minute));
  expect(await renewal).toBeNull();
  expect(state.stored).toBeNull();
});

test('a token that another tab has renewed is used without another renewal', async () => {
  const theirs = tokenUntil(10 * minute);
  const { tokens, ask } = startTokens(theirs, () => Promise.resolve('unused'));
  expect(await tokens.instead(tokenUntil(0))).toBe(theirs);
  expect(ask).not.toHaveBeenCalled();
});
