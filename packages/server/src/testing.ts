import { randomBytes, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiClient, type Role, type Session, createApiClient } from '@mediation/api-client';
import { type SupabaseClient, createClient } from '@supabase/supabase-js';
import { type AppDeps, createApp } from './app.ts';
import { offerFirstAdmin } from './auth/first-admin.ts';
import { type Backend, embeddedBackend, setRegistration } from './backend.ts';
import { type Sql, asUser, sqlOn } from './database/database.ts';
import { openPostgres } from './database/postgres.ts';
import { type Listening, listen } from './http/listen.ts';
import { type Budgets, budgets } from './http/guard/rate-limit.ts';
import type { Budget } from './http/guard/budget.ts';
import { type Account, accountsOf, signToken } from './testing/copies/accounts.ts';

export type { Sql } from './database/database.ts';
export { coverSheet, sampleForm } from './demo/templates/sample-templates.ts';
export { writePacketPdf } from './packets/write-packet-pdf.ts';
export { writePacketZip } from './packets/write-packet-zip.ts';
export { fillForm } from './templates/fill-form.ts';
export { samplePacket, scanDocuments } from './testing/sample-packet.ts';
export { tenth } from './testing/calculator.ts';

const generous = { points: 100_000, duration: 60 };

const everyBudget = (budget: Budget) =>
  Object.fromEntries(Object.keys(budgets).map((name) => [name, budget])) as unknown as Budgets;

/** A person with an account of their own, made for a test. */
export interface TestPerson extends Account {
  token: string;
  /** The typed client, as this person. */
  api: ApiClient;
  /** Queries the tables as this person, under row-level security. */
  sql: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;
  /** A supabase-js client as this person, for `/rest/v1`, and for realtime once the server listens. */
  supabase: SupabaseClient;
}

interface TestOptions {
  /** The URL of a Postgres that is used instead of PGlite in memory. */
  databaseUrl?: string;
  /** The URL of the role that owns its tables, where the server's own role does not. */
  migrationUrl?: string;
  /** The folder of PGlite, with documents in a folder beside it; without one both are temporary. */
  folder?: string;
  registration?: 'open' | 'approval';
  calculators?: AppDeps['calculators'];
}

/** Starts the real server on a fresh database. Create people with `const mia = await server.person('mediator')`. */
export async function startTestServer({
  databaseUrl,
  migrationUrl,
  folder,
  registration = 'approval',
  calculators = [],
}: TestOptions = {}) {
  const key = () => randomBytes(32).toString('base64url');
  const secrets = { jwtSecret: key(), publishableKey: `sb_publishable_${key()}`, secretKey: `sb_secret_${key()}` };
  const filesFolder = folder ? `${folder}-files` : join(tmpdir(), `mediation-files-${randomUUID()}`);
  const removeFiles = () => rmSync(filesFolder, { recursive: true, force: true });
  // The server that test files share ends with its process.
  process.once('exit', removeFiles);
  const { limitsPool, ...backend }: Backend = await embeddedBackend({
    databaseUrl,
    migrationUrl,
    ...(folder && { folder }),
    files: { folder: filesFolder },
    secrets,
    siteUrl: 'http://test',
  });
  await setRegistration(backend, registration);
  const limits = {
    ...everyBudget(generous),
    failedLogins: { points: 5, duration: 60 },
    factorCodes: { points: 5, duration: 60 },
    signingCodes: { points: 5, duration: 60 },
  };
  const app = createApp({ ...backend, registration, limits, calculators });
  const ownerDatabase = migrationUrl ? await openPostgres(migrationUrl, 4) : backend;
  const owner = sqlOn(ownerDatabase.db);
  const newAccount = accountsOf(backend, owner);
  let listening: Listening | undefined;
  let people = 0;
  let origin = 'http://test';

  const request = (url: string, init: RequestInit) => app.request(url, init);
  const client = (token: string | null) =>
    createApiClient({ baseUrl: 'http://test', token: () => token, fetch: request });
  const supabaseFor = (
    token: string | null,
    answer: (request: Request) => Response | Promise<Response> = app.request,
  ) =>
    createClient(origin, backend.publishableKey, {
      accessToken: async () => token,
      global: { fetch: async (input, init) => answer(new Request(input, init)) },
    });

  /** A person of an account that exists. */
  async function personOf(account: Account): Promise<TestPerson> {
    const token = await signToken(account, secrets.jwtSecret);
    const claims = { sub: account.id, session_id: account.sessionId };
    return {
      ...account,
      token,
      api: client(token),
      sql: (work) => asUser(backend.db, claims, work),
      supabase: supabaseFor(token),
    };
  }

  /** Creates an account. The owner sets a role other than divorcee, and the membership of `organization`. */
  async function person(
    role: Role = 'divorcee',
    { name = `Someone ${(people += 1)}`, organization = null as string | null } = {},
  ) {
    const account = await newAccount({ email: `${randomUUID()}@test.example`, name, role });
    const { id, sessionId } = account;
    await owner`
      update profiles set role = ${role}, requested_role = null, organization_id = ${organization} where id = ${id}`;
    await asUser(backend.db, { sub: id, session_id: sessionId }, async () => undefined, { isActivity: true });
    return personOf(account);
  }

  /** Registers with the form and, if a mail is sent, the link in it. */
  async function register(newcomer: Parameters<ApiClient['register']>[0]): Promise<Session> {
    const guest = client(null);
    const answer = await guest.register(newcomer);
    if ('token' in answer) return answer;
    const [mail] = await owner<{ token: string }>`
      select facts ->> 'token' as token from private.mails
      where address = ${newcomer.email} and template = 'confirm_registration' order by created_at desc limit 1`;
    return guest.confirmRegistration({ token: mail?.token ?? '', password: newcomer.password });
  }

  async function stop() {
    await (listening ? listening.close() : backend.close());
    if (ownerDatabase !== backend) await ownerDatabase.close();
    process.off('exit', removeFiles);
    removeFiles();
  }
  let stopped: Promise<void> | undefined;

  return {
    app,
    backend,
    filesFolder,
    /** The keys of this server, for forged tokens. */
    secrets,
    guest: client(null),
    /** A supabase-js client without a token. */
    guestSupabase: () => supabaseFor(null),
    /** A supabase-js client that reaches the embedded Supabase directly, without our server, like a hosted one. */
    directSupabase: (token: string | null) => supabaseFor(token, backend.supabaseFetch),
    /**
     * Queries as the owner, without row-level security: to prove that hidden rows exist, never to assert what a person
     * sees.
     */
    owner,
    /** The database as the role that owns its tables, for statements that the server’s own role may not run. */
    ownerDatabase,
    /** For rate limits that servers share. The apps of tests count by themselves, so that no test spends another’s. */
    limitsPool,
    /** Queries as the owner in one transaction. */
    asOwner: <T>(work: (sql: Sql) => Promise<T>) => ownerDatabase.db.transaction().execute((tx) => work(sqlOn(tx))),
    person,
    personOf,
    register,
    /** The code of the first admin, which the console prints. */
    adminCode: () => offerFirstAdmin(owner),
    organization: async (name = 'Test Mediation') => {
      const [made] = await owner<{ id: string }>`
        insert into organizations (name, display_name) values (${name}, ${name}) returning id`;
      return made!.id;
    },
    /** Opens a port once; people created afterwards can use realtime. */
    listen: async () => {
      listening ??= await listen(app, backend, { host: '127.0.0.1', port: 0 });
      origin = `http://127.0.0.1:${listening.port}`;
      return origin;
    },
    /** Stops the server, once. */
    stop: () => (stopped ??= stop()),
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
