import { ApiError } from '@mediation/api-client';
import { createMiddleware } from 'hono/factory';
import type { Gate } from '../http/guard/rate-limit.ts';
import type { Devices } from './device-cookie.ts';
import { remoteAddress } from '../http/guard/remote-address.ts';

/** Counts wrong passwords at the identity provider like those at our own sign-in. */
export const limitDirectLogins = (gate: Gate, devices: Devices) =>
  createMiddleware(async (c, next) => {
    if (c.req.query('grant_type') !== 'password') return next();
    const { email } = (await c.req.raw
      .clone()
      .json()
      .catch(() => ({}))) as { email?: unknown };
    if (typeof email !== 'string') throw new ApiError('invalid', 'Enter your email address and your password.');
    const account = email.toLowerCase();
    const attempt = { account, from: remoteAddress(c), device: devices.idFor(c, account) };
    const tried = gate.signIn(attempt, async () => {
      await next();
      if (c.res.status === 400) throw new ApiError('unauthenticated', 'The email address or the password is wrong.');
    });
    return tried.catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'unauthenticated')) throw error;
    });
  });
