import { ApiError, type Demonstration, endpoints, limits, templateLimits } from '@mediation/api-client';
import { openApiDocument } from '@mediation/api-client/openapi';
import { exampleCalculators, type SupportCalculator } from '@mediation/agreement';
import { type AiEngine, type EngineSettings, embeddedEngine } from '@mediation/assist';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { except } from 'hono/combine';
import { requestId } from 'hono/request-id';
import { createDevices } from './auth/device-cookie.ts';
import type { Backend } from './backend.ts';
import { asGuest } from './database/database.ts';
import type { HelperPages } from './settings/env.ts';
import { allowedMethods } from './http/guard/allowed-methods.ts';
import { answerError, describeError } from './http/answer/answer-error.ts';
import { requireSameOrigin } from './http/guard/csrf.ts';
import { limitGuestWrites, limitWrites } from './http/guard/limit-writes.ts';
import { logRequests } from './http/log-requests.ts';
import { type Budgets, createGate } from './http/guard/rate-limit.ts';
import { type TrustedProxies, rememberAddress } from './http/guard/remote-address.ts';
import { trackRequestUser, rememberUser } from './http/request-user.ts';
import { securityHeaders } from './http/answer/security-headers.ts';
import { serveSupabase } from './http/serve-supabase.ts';
import { serve } from './http/serve.ts';
import { type Site, serveStaticSite } from './http/answer/static-site.ts';
import { timeout } from './http/timeout.ts';
import { type OpenLanguageModel, createEngines } from './language-model/engines.ts';
import type { TalkReader } from './language-model/talk-reader/talk-reader.ts';
import { addressOf } from './mail/address-of.ts';
import { type HealthSources, assistanceHealth, ownSignIn } from './operations/health-sources.ts';
import { type Log, errorsOnly } from './operations/log.ts';
import { type Metrics, createMetrics } from './operations/metrics.ts';
import { serveMetrics } from './operations/serve-metrics.ts';
import { allHandlers } from './routes/all-handlers.ts';
import { version } from './version.ts';

export interface AppDeps extends Backend {
  registration: 'open' | 'approval';
  /** Pages for people who build pages with Plasmic; off by default. */
  helperPages?: HelperPages | undefined;
  /** The people to look around with, in a demonstration. */
  demo?: Demonstration | null;
  /** The sender of mails, who is also the organizer of calendar entries. */
  mailFrom?: string;
  /** The built app; without it only the API is served. */
  site?: Site;
  /** Overrides of the default rate limits. */
  limits?: Partial<Budgets>;
  log?: Log;
  metrics?: Metrics;
  /** The bearer token for `/metrics`; without it only this machine may read them. */
  metricsToken?: string | undefined;
  /** Health checks besides the database. */
  health?: HealthSources;
  trustedProxies?: TrustedProxies | undefined;
  /** The timeout of a response, in milliseconds. */
  timeoutMs?: number;
  /** The AI engine; by default the embedded one, which needs no network. */
  engine?: AiEngine;
  /** Reads whole conversations on another thread; without it the engine does. */
  talkReader?: TalkReader;
  /** The language model beside it; by default there is none. */
  languageModel?: OpenLanguageModel | undefined;
  /** For how many days backups are kept, which people are told. */
  backupDays?: number;
  /** The operator’s formulas for support; none is built in. */
  calculators?: readonly SupportCalculator[];
}

const engineSettings = { promises: limits };
const maxBodyBytes = 1024 * 1024;
/** What a body may have beside its file, so that its own limit answers. */
const formBytes = 64 * 1024;
/** The limit of a browser error report, which anyone can send. */
const maxReportBytes = 8 * 1024;

/** The HTTP server: the API, the embedded Supabase and the built app. */
export function createApp({
  registration,
  helperPages,
  demo = null,
  mailFrom = 'no-reply@localhost',
  site,
  limits: changedLimits,
  log = errorsOnly,
  metrics = createMetrics(),
  metricsToken,
  trustedProxies,
  timeoutMs = limits.requestTimeout,
  engine,
  talkReader,
  languageModel,
  calculators = [],
  backupDays = 14,
  health,
  ...given
}: AppDeps) {
  const gate = createGate({ pool: given.limitsPool, key: given.logKey }, changedLimits);
  const devices = createDevices(given.deviceKey);
  const backend = { ...given, verifyToken: rememberUser(given.verifyToken, limitWrites(gate)) };
  const { supabaseFetch, supabaseUrl, publishableKey } = backend;
  const fail = answerError(log);
  const tooLarge = (c: Context) => fail(c, new ApiError('too_large', 'This is too large to send.'));
  const app = new Hono().use(requestId({ limitLength: 36 }), rememberAddress(trustedProxies, log), trackRequestUser);

  app.use(logRequests({ log, metrics, key: backend.logKey }));
  app.use(securityHeaders({ supabaseUrl, scriptHashes: site?.scriptHashes ?? [], helperPages }));
  app.use(timeout(timeoutMs));
  for (const path of ['/api/*', '/dashboard/*'])
    app.use(path, requireSameOrigin(given.publicOrigin), limitGuestWrites(gate, devices));
  const templatePaths = [endpoints.addOfficeTemplate.path, endpoints.replaceTemplateFile.path];
  const ofFiles = [endpoints.uploadFile.path, ...templatePaths];
  app.use(except(ofFiles, bodyLimit({ maxSize: maxBodyBytes, onError: tooLarge })));
  for (const path of templatePaths)
    app.use(path, bodyLimit({ maxSize: templateLimits.bytes + formBytes, onError: tooLarge }));
  app.use(endpoints.reportClientError.path, bodyLimit({ maxSize: maxReportBytes, onError: tooLarge }));
  const config = {
    supabaseUrl,
    publishableKey,
    registration,
    helperPages: helperPages !== undefined,
    plasmic: helperPages?.project ?? null,
    demo,
  };
  const embed = engine
    ? () => engine
    : (settings: EngineSettings) => ({
        ...embeddedEngine(settings),
        ...(talkReader && { summary: talkReader.summary, keyPoints: talkReader.keyPoints }),
      });
  const engines = createEngines({ embed, engineSettings, languageModel });
  const signIn = given.provider ?? ownSignIn;
  const sources = { realtime: metrics.sockets, signIn, ...assistanceHealth(engines), ...health };
  const handlers = allHandlers({
    ...backend,
    registration,
    gate,
    devices,
    engines,
    calculators: [...exampleCalculators, ...calculators],
    backupDays,
    log,
    metrics,
    config,
    health: sources,
    readAs: (c, path) => app.fetch(new Request(new URL(path, c.req.url), { headers: c.req.raw.headers }), c.env),
    organizer: addressOf(mailFrom),
  });
  app.route(
    '/',
    serve(handlers, {
      ...backend,
      describeError: describeError(log),
      limitUploads: (userId) => gate.spend('uploads', userId),
    }),
  );

  app.get('/metrics', serveMetrics(metrics, metricsToken));
  app.get('/api/openapi.json', (c) => c.json(openApiDocument({ version, url: '/' })));

  if (supabaseFetch) app.route('/', serveSupabase(supabaseFetch, { ...backend, gate, devices }));
  // Without the database the page comes without words, and its script says what is wrong.
  const isKnown = (slug: string) =>
    asGuest(backend.db, (sql) => sql`select 1 from private.branding_by_slug(${slug})`).then(
      (found) => found.length > 0,
      () => true,
    );
  if (site) app.route('/', serveStaticSite(site, isKnown));
  app.notFound((c) => {
    const allowed = allowedMethods(c.req.path);
    if (allowed.length === 0) return fail(c, new ApiError('not_found', 'Not found.'));
    c.header('allow', allowed.join(', '));
    return fail(c, new ApiError('wrong_method', 'This address does not support this method.'));
  });
  app.onError((error, c) => fail(c, error));
  return app;
}

export type App = ReturnType<typeof createApp>;
