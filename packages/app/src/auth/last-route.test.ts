import { expect, test } from 'vitest';
import { isWayBack } from './last-route.ts';

const caseId = '4b1c1d2e-0000-4000-8000-000000000001';

test('a person may return to a page of their own role', () => {
  expect(isWayBack('/mediator/cases', 'mediator')).toBe(true);
  expect(isWayBack(`/case/${caseId}`, 'divorcee')).toBe(true);
  expect(isWayBack('/profile', 'lawyer')).toBe(true);
  expect(isWayBack('/divorcee/messages', 'lawyer')).toBe(true);
});

test('a person may not return to a page of another role, except for an admin', () => {
  expect(isWayBack('/mediator/cases', 'divorcee')).toBe(false);
  expect(isWayBack('/divorcee/messages', 'mediator')).toBe(false);
  expect(isWayBack('/admin', 'lawyer')).toBe(false);
  expect(isWayBack('/mediator/cases', 'admin')).toBe(true);
});

test.each([
  'https://evil.example/',
  '//evil.example/profile',
  '/\\evil.example',
  'javascript:alert(1)',
  '/nowhere',
  `/case/${caseId}//evil.example`,
  '',
])('an admin may not return to the invalid address “%s”', (address) => {
  expect(isWayBack(address, 'admin')).toBe(false);
});

test('a person may not return to a page for guests or a redirect', () => {
  for (const path of [
    '/',
    '/landing',
    '/signin',
    '/register',
    '/setup',
    '/reset',
    '/dashboard',
    '/accept-invitation/abc',
  ])
    expect(isWayBack(path, 'divorcee')).toBe(false);
});
