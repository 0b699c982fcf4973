import { createHmac } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { RequestIdVariables } from 'hono/request-id';
import { routePath } from 'hono/route';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { requestUserId } from './request-user.ts';

/** Refusals that are logged as warnings. */
const refusals: Record<number, string> = { 403: 'right denied', 429: 'too many tries' };

/** Asked every few seconds by whoever watches the server. */
const probes = new Set(['/api/health', '/api/health/live', '/metrics']);

const signIns = new Set(['/api/auth/login', '/auth/v1/token', '/auth/v1/verify']);

interface Options {
  log: Log;
  metrics: Metrics;
  /** The key of the HMAC that replaces a person's id in the log. */
  key: string;
}

/** Logs and counts each request by its route pattern, because the path would contain ids of cases and people. */
export const logRequests = ({ log, metrics, key }: Options) =>
  createMiddleware<{ Variables: RequestIdVariables }>(async (c, next) => {
    const from = performance.now();
    await next();
    const { status } = c.res;
    const { method, path } = c.req;
    const route = routePath(c);
    const ms = performance.now() - from;
    metrics.observe({ method, route, status, seconds: ms / 1000 });
    const userId = requestUserId();
    const line = {
      requestId: c.get('requestId'),
      method,
      route,
      status,
      ms: Math.round(ms * 10) / 10,
      ...(userId && { user: createHmac('sha256', key).update(userId).digest('base64url').slice(0, 16) }),
    };
    const refusal =
      refusals[status] ?? (status >= 400 && status < 500 && signIns.has(path) ? 'sign-in denied' : undefined);
    if (refusal) {
      metrics.countRefusal(refusal);
      log.warn(line, refusal);
    } else if (probes.has(path) && status < 400) log.debug(line, 'request');
    else log.info(line, 'request');
  });
