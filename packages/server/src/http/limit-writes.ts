import { endpoints, failures } from '@mediation/api-client';
import { createMiddleware } from 'hono/factory';
import type { Devices } from '../auth/device-cookie.ts';
import { remoteAddress } from './remote-address.ts';
import type { Gate } from './rate-limit.ts';

const isWrite = /^(POST|PUT|PATCH|DELETE)$/;
const isInvitation = /^\/api\/(cases\/[^/]+|participants|admin)\/invite$/;

/** Counts what one person changes, and how many people they invite. */
export const limitWrites =
  (gate: Gate) =>
  async ({ method, path, userId }: { method: string; path: string; userId: string }): Promise<void> => {
    if (!isWrite.test(method)) return;
    await gate.spend('writes', userId);
    if (isInvitation.test(path)) await gate.spend('invitations', userId);
  };

/**
 * Counts what comes without a token, by browser where it is known and else by where it comes from. Incomplete requests
 * are counted apart, and renewals by their session, so that nobody shuts out those who share their address.
 */
export const limitGuestWrites = (gate: Gate, devices: Devices) =>
  createMiddleware(async (c, next) => {
    if (!isWrite.test(c.req.method) || c.req.header('authorization') || c.req.path === endpoints.refresh.path)
      return next();
    const who = devices.idOf(c) ?? remoteAddress(c);
    await gate.spend('guestWrites', who);
    await next();
    if (c.res.status !== failures.invalid) return;
    await gate.refund('guestWrites', who);
    await gate.spend('invalidGuestWrites', who);
  });
