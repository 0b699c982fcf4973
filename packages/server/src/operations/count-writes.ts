import { createMiddleware } from 'hono/factory';
import { remoteAddress } from '../auth/remote-address.ts';
import type { Gate } from './rate-limit.ts';

const isWrite = /^(POST|PUT|PATCH|DELETE)$/;
const isInvitation = /^\/api\/(cases\/[^/]+|participants|admin)\/invite$/;

/** Counts what one person changes, and how many people they invite. */
export const countWrites =
  (gate: Gate) =>
  async ({ method, path, userId }: { method: string; path: string; userId: string }): Promise<void> => {
    if (!isWrite.test(method)) return;
    await gate.spend('writes', userId);
    if (isInvitation.test(path)) await gate.spend('invitations', userId);
  };

/** Counts what comes without a token, by where it comes from. */
export const countGuestWrites = (gate: Gate) =>
  createMiddleware(async (c, next) => {
    if (isWrite.test(c.req.method) && !c.req.header('authorization')) await gate.spend('guestWrites', remoteAddress(c));
    return next();
  });
