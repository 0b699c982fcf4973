import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createCodeApps } from './code-app.ts';

const key = 'ab'.repeat(32);
const apps = createCodeApps(key);
const now = Date.UTC(2026, 3, 17, 9, 30, 14);
const step = Math.floor(now / 30_000);

const codeAt = (secret: string, at: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

// ASVS 6.5.5
test('a code is right one step early or late, and not two steps', () => {
  const secret = apps.newSecret();
  const steps = [-2, -1, 0, 1, 2].map((off) => apps.stepOf(apps.seal(secret), codeAt(secret, now + off * 30_000), now));
  expect(steps).toEqual([null, step - 1, step, step + 1, null]);
});

test('a sealed secret opens with its key alone, and never seals alike', () => {
  const secret = apps.newSecret();
  const [sealed, again] = [apps.seal(secret), apps.seal(secret)];
  expect(sealed).not.toBe(again);
  expect(sealed).not.toContain(secret);
  const code = codeAt(secret, now);
  expect(createCodeApps('cd'.repeat(32)).stepOf(sealed, code, now)).toBeNull();
  expect(apps.stepOf(`${sealed.slice(0, -4)}AAAA`, code, now)).toBeNull();
  expect(apps.stepOf(sealed, code, now)).toBe(step);
});

test('the address for the app names the account and not what it is for', () => {
  const secret = apps.newSecret();
  const address = new URL(apps.addressOf(secret, 'maya@test.example'));
  expect(decodeURIComponent(address.pathname)).toMatch(/Account:maya@test\.example$/);
  expect(address.searchParams.get('secret')).toBe(secret);
});
