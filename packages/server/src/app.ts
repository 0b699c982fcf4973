import { ApiError, type ErrorBody, endpoints, failures, limits } from '@mediation/api-client';
import { openApiDocument } from '@mediation/api-client/openapi';
import { type AiEngine, embeddedEngine } from '@mediation/assist';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { except } from 'hono/combine';
import { requestId } from 'hono/request-id';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { limitDirectLogins } from './auth/limit-direct-logins.ts';
import { createDevices } from './auth/device-cookie.ts';
import { requireLiveSession } from './auth/require-live-session.ts';
import { type TrustedProxies, rememberAddress, remoteAddress } from './http/remote-address.ts';
import type { Backend } from './backend.ts';
import type { HelperPages } from './env.ts';
import { trackRequestUser, rememberUser } from './http/request-user.ts';
import { limitGuestWrites, limitWrites } from './http/limit-writes.ts';
import { type HealthSources, assistanceHealth } from './operations/health-sources.ts';
import { type Log, errorsOnly } from './operations/log.ts';
import { logRequests } from './http/log-requests.ts';
import { type Metrics, createMetrics } from './operations/metrics.ts';
import { limitQueryCost } from './http/limit-query-cost.ts';
import { requireSameOrigin } from './http/csrf.ts';
import { readOnly } from './http/read-only.ts';
import { type Budgets, createGate } from './http/rate-limit.ts';
import { serveMetrics } from './operations/serve-metrics.ts';
import { timeout } from './http/timeout.ts';
import { securityHeaders } from './http/security-headers.ts';
import { allowedMethods } from './http/allowed-methods.ts';
import { serve } from './http/serve.ts';
import { allHandlers } from './routes/all-handlers.ts';
import { type Site, serveStaticSite } from './http/static-site.ts';
import { toApiError } from './http/to-api-error.ts';
import { version } from './version.ts';

export interface AppDeps extends Backend {
  registration: 'open' | 'approval';
  /** The pages for whoever builds pages; without it they are off. */
  helperPages?: HelperPages | undefined;
  /** The built app; without it only the API answers. */
  site?: Site;
  /** Budgets that differ from the usual ones. */
  limits?: Partial<Budgets>;
  log?: Log;
  metrics?: Metrics;
  /** Who may read the counts from elsewhere. */
  metricsToken?: string | undefined;
  /** What the page of health asks beside the database. */
  health?: HealthSources;
  trustedProxies?: TrustedProxies | undefined;
  /** How long an answer may take, in milliseconds. */
  timeoutMs?: number;
  /** What reads texts for people; without one, the engine that needs no network. */
  engine?: AiEngine;
}

const maxBodyBytes = 1024 * 1024;
/** Of a report that anybody may send. */
const maxReportBytes = 8 * 1024;

/** Everything this server answers over HTTP: the API, the embedded Supabase and the built app. */
export function createApp({
  registration,
  helperPages,
  site,
  limits: changedLimits,
  log = errorsOnly,
  metrics = createMetrics(),
  metricsToken,
  trustedProxies,
  timeoutMs = limits.requestTimeout,
  engine = embeddedEngine({ promises: limits }),
  health,
  ...given
}: AppDeps) {
  const gate = createGate(changedLimits);
  const devices = createDevices(given.deviceKey);
  const backend = { ...given, verifyToken: rememberUser(given.verifyToken, limitWrites(gate)) };
  const { db, supabaseFetch, supabaseUrl, publishableKey } = backend;
  const fail = failure(log);
  const tooLarge = (c: Context) => fail(c, new ApiError('too_large', 'This is too large to send.'));
  const app = new Hono().use(requestId({ limitLength: 36 }), rememberAddress(trustedProxies), trackRequestUser);

  app.use(logRequests({ log, metrics, key: backend.logKey }));
  app.use(securityHeaders({ supabaseUrl, scriptHashes: site?.scriptHashes ?? [], helperPages }));
  app.use(timeout(timeoutMs));
  for (const path of ['/api/*', '/dashboard/*'])
    app.use(path, requireSameOrigin(given.publicOrigin), limitGuestWrites(gate, devices));
  app.use(except(endpoints.uploadFile.path, bodyLimit({ maxSize: maxBodyBytes, onError: tooLarge })));
  app.use(endpoints.reportClientError.path, bodyLimit({ maxSize: maxReportBytes, onError: tooLarge }));
  const config = {
    supabaseUrl,
    publishableKey,
    registration,
    helperPages: helperPages !== undefined,
    plasmic: helperPages?.project ?? null,
  };
  const sources = { realtime: metrics.sockets, assistance: assistanceHealth(engine), ...health };
  const handlers = allHandlers({
    ...backend,
    registration,
    gate,
    devices,
    engine,
    log,
    metrics,
    config,
    health: sources,
  });
  app.route('/', serve(handlers, { ...backend, limitUploads: (userId) => gate.spend('uploads', userId) }));

  app.get('/metrics', serveMetrics(metrics, metricsToken));
  app.get('/api/openapi.json', (c) => c.json(openApiDocument({ version, url: '/' })));

  if (supabaseFetch) {
    app.on('POST', '/auth/v1/*', async (c, next) => {
      await gate.spend('direct', remoteAddress(c));
      return next();
    });
    app.on('POST', '/auth/v1/token', limitDirectLogins(gate, devices));
    app.use('/rest/v1/*', readOnly);
    for (const path of ['/auth/v1/*', '/rest/v1/*']) app.use(path, requireLiveSession(backend));
    app.use('/rest/v1/*', limitQueryCost);
    const pass = async (c: Context) => {
      const response = await supabaseFetch(c.req.raw);
      const headers = new Headers(response.headers);
      headers.delete('access-control-allow-origin');
      headers.set('cache-control', 'no-store');
      return new Response(response.body, { status: response.status, headers });
    };
    for (const [method, path] of openOfAuth) app.on(method, path, pass);
    app.on(methodsOfSupabase, '/rest/v1/*', pass);
    app.all('/auth/v1/*', (c) => fail(c, new ApiError('not_found', 'Not found.')));
  }
  if (site) app.route('/', serveStaticSite(site));
  app.notFound((c) => {
    const allowed = allowedMethods(c.req.path);
    if (allowed.length === 0) return fail(c, new ApiError('not_found', 'Not found.'));
    c.header('allow', allowed.join(', '));
    return fail(c, new ApiError('wrong_method', 'This address takes other methods.'));
  });
  app.onError((error, c) => fail(c, error));
  return app;
}

/** It takes any other method for GET. */
const methodsOfSupabase = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * What of the embedded identity provider is open to the network. New passwords, new addresses, accounts and mails go
 * through our own calls, with their checks and limits.
 */
const openOfAuth = [
  ['POST', '/auth/v1/token'],
  ['POST', '/auth/v1/verify'],
  ['POST', '/auth/v1/logout'],
  ['GET', '/auth/v1/user'],
  ['GET', '/auth/v1/settings'],
  ['GET', '/auth/v1/health'],
] as const;

export type App = ReturnType<typeof createApp>;

/** What is behind an answer that says to come back later, as far as it came from somewhere: a disk, a database, a bucket. */
const reasonOf = (error: unknown) =>
  error instanceof ApiError ? (error.body as { cause?: unknown } | undefined)?.cause : error;

/** Answers a call that failed; a fault of ours is told to whoever runs the server, and to nobody else. */
const failure = (log: Log) => (c: Context, cause: unknown) => {
  const error = toApiError(cause);
  const id: string = c.get('requestId');
  if (error.code === 'unexpected') log.error({ requestId: id, err: cause }, 'unexpected');
  const reason = error.code === 'unavailable' ? reasonOf(cause) : undefined;
  if (reason) log.warn({ requestId: id, err: reason }, 'unavailable');
  const { retryAfter } = (error.body ?? {}) as { retryAfter?: number };
  if (retryAfter) c.header('retry-after', String(retryAfter));
  const body: ErrorBody = {
    error: { code: error.code, message: error.message },
    ...detailsOf(error),
    requestId: id,
  };
  c.header('cache-control', 'no-store');
  return c.json(body, failures[error.code] as ContentfulStatusCode);
};

/** What is wrong in particular. Of an invalid request something always is, if only as a whole. */
function detailsOf({ code, message, details }: ApiError): Pick<ErrorBody, 'details'> {
  if (details.length > 0) return { details };
  return code === 'invalid' ? { details: [{ path: '', message }] } : {};
}
