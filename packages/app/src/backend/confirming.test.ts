import { ApiError, type Call, requestErasure } from '@mediation/api-client';
import { expect, test, vi } from 'vitest';
import { createConfirming } from './confirming.ts';

/** A server that refuses until somebody has confirmed. */
function refusing() {
  let isConfirmed = false;
  const call = vi.fn<() => Promise<string>>(async () => {
    if (!isConfirmed) throw new ApiError('confirm_first');
    return 'done';
  });
  return { call: call as unknown as Call, calls: call.mock.calls, confirm: () => (isConfirmed = true) };
}

test('a refused call is repeated after the person has confirmed', async () => {
  const { confirming, askWith } = createConfirming();
  const { call, calls, confirm } = refusing();
  askWith(async () => confirm());
  expect(await confirming(call)(requestErasure)).toBe('done');
  expect(calls).toHaveLength(2);
});

test('calls that are refused together ask once', async () => {
  const { confirming, askWith } = createConfirming();
  const { call, confirm } = refusing();
  const ask = vi.fn<() => Promise<boolean>>(async () => confirm());
  askWith(ask);
  await Promise.all([confirming(call)(requestErasure), confirming(call)(requestErasure)]);
  expect(ask).toHaveBeenCalledOnce();
});

test('the refusal stands when the person does not confirm, and where nobody asks', async () => {
  const { confirming, askWith } = createConfirming();
  const { call, calls } = refusing();
  const refused = { code: 'confirm_first' };
  await expect(confirming(call)(requestErasure)).rejects.toMatchObject(refused);
  const leave = askWith(async () => false);
  await expect(confirming(call)(requestErasure)).rejects.toMatchObject(refused);
  leave();
  await expect(confirming(call)(requestErasure)).rejects.toMatchObject(refused);
  expect(calls).toHaveLength(3);
});
