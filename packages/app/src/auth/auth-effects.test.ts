import { expect, test } from 'vitest';
import { isOtherIdentity } from './auth-effects.ts';

const tokenOf = (sub: string, exp: number) => `h.${btoa(JSON.stringify({ sub, exp }))}.s`;
const user = (fields: object) => JSON.stringify({ id: '1', role: 'divorcee', name: 'Maya', ...fields });

test('a renewed token keeps the identity', () => {
  expect(isOtherIdentity('auth_token', tokenOf('1', 10), tokenOf('1', 20))).toBe(false);
});

test('a token that appears, disappears, is unreadable or belongs to another person changes the identity', () => {
  expect(isOtherIdentity('auth_token', null, tokenOf('1', 10))).toBe(true);
  expect(isOtherIdentity('token', tokenOf('1', 10), null)).toBe(true);
  expect(isOtherIdentity('auth_token', tokenOf('1', 10), tokenOf('2', 10))).toBe(true);
  expect(isOtherIdentity('auth_token', tokenOf('1', 10), 'unreadable')).toBe(true);
});

test('another role changes the identity, and another name does not', () => {
  expect(isOtherIdentity('user', user({}), user({ name: 'Maya O.' }))).toBe(false);
  expect(isOtherIdentity('user', user({}), user({ role: 'admin' }))).toBe(true);
});

test('a cleared storage changes the identity, and any other key does not', () => {
  expect(isOtherIdentity(null, null, null)).toBe(true);
  expect(isOtherIdentity('app-theme', 'light', 'dark')).toBe(false);
});
