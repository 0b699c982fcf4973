import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError } from '@mediation/api-client';
import type { Context } from 'hono';
import { isForwarded, socketAddress } from '../http/guard/remote-address.ts';
import { isLoopbackHost } from '../settings/loopback.ts';
import { bearer } from '../http/request.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves the metrics to holders of the token, or without a token to this machine only. Everyone else gets `not_found`.
 */
export const serveMetrics = (metrics: Metrics, token: string | undefined) => async (c: Context) => {
  const isAllowed = token ? isSame(bearer(c), token) : isThisMachine(c);
  if (!isAllowed) throw new ApiError('not_found', 'Not found.');
  const { text, type } = await metrics.read();
  return c.body(text, 200, { 'content-type': type, 'cache-control': 'no-store' });
};

/** Whether a proxy on this machine forwarded the request: it has a forwarding header or the public host name. */
const isThisMachine = (c: Context) =>
  !isForwarded(c) &&
  isLoopbackHost(new URL(c.req.url).hostname) &&
  /^(127\.|::1$|::ffff:127\.)/.test(socketAddress(c) ?? '');

const digest = (text: string) => createHash('sha256').update(text).digest();

const isSame = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected));
