import { endpoints, failures } from '@mediation/api-client';
import { createMiddleware } from 'hono/factory';
import type { Devices } from '../../auth/device-cookie.ts';
import type { Gate } from './rate-limit.ts';
import { remoteAddress } from './remote-address.ts';

const isWrite = /^(POST|PUT|PATCH|DELETE)$/;
const isInvitation = /^\/api\/(cases\/[^/]+|participants|admin)\/invite$/;

/** Limits the writes and the invitations of each person. */
export const limitWrites =
  (gate: Gate) =>
  async ({ method, path, userId }: { method: string; path: string; userId: string }): Promise<void> => {
    if (!isWrite.test(method)) return;
    await gate.spend('writes', userId);
    if (isInvitation.test(path)) await gate.spend('invitations', userId);
  };

/**
 * Limits writes without a token by browser, or by address when the browser is unknown. Invalid requests have a limit of
 * their own, and token renewals count by sign-in session, so that people who share an address do not lock each other
 * out.
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
