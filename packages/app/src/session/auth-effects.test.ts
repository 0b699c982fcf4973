import { expect, test } from 'vitest';
import { isOtherIdentity } from './auth-effects.ts';

const tokenOf = (sub: string, exp: number) => `h.${btoa(JSON.stringify({ sub, exp }))}.s`;
const user = (fields: object) => JSON.stringify({ id: '1', role: 'divorcee', name: 'Maya', ...fields });

test('a renewed token is the same person', () => {
  expect(isOtherIdentity('auth_token', tokenOf('1', 10), tokenOf('1', 20))).toBe(false);
});

test('a token that comes, goes or belongs to somebody else is a change', () => {
  expect(isOtherIdentity('auth_token', null, tokenOf('1', 10))).toBe(true);
  expect(isOtherIdentity('token', tokenOf('1', 10), null)).toBe(true);
  expect(isOtherIdentity('auth_token', tokenOf('1', 10), tokenOf('2', 10))).toBe(true);
  expect(isOtherIdentity('auth_token', tokenOf('1', 10), 'unreadable')).toBe(true);
});

test('another role is a change, another name is not', () => {
  expect(isOtherIdentity('user', user({}), user({ name: 'Maya O.' }))).toBe(false);
  expect(isOtherIdentity('user', user({}), user({ role: 'admin' }))).toBe(true);
});

test('an emptied storage is a change, any other key is not', () => {
  expect(isOtherIdentity(null, null, null)).toBe(true);
  expect(isOtherIdentity('app-theme', 'light', 'dark')).toBe(false);
});
