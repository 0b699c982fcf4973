import { type Endpoint, ApiError, endpoints } from '@mediation/api-client';
import { type Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import { type Claims, type Database, type Sql, type RequestFacts, asGuest, asUser } from '../database/database.ts';
import type { VerifyToken } from '../auth/token.ts';
import type { AssistanceNames } from '../routes/ai/names.ts';
import { validationMessage } from './validation-messages.ts';
import { withIdempotencyKey } from './idempotency.ts';
import { rejectInvalidText } from './reject-invalid-text.ts';

type Contract = typeof endpoints;
/** Every call of the contract, by name. */
export type Names = { [K in keyof Contract]: Contract[K] extends Endpoint ? K : never }[keyof Contract];
/** What a handler is given: the input, checked. */
export type Input<K extends Names> = Contract[K] extends Endpoint<infer I> ? z.output<I> : never;
/** What a handler gives; it is checked on the way out. */
export type Output<K extends Names> = Contract[K] extends Endpoint<infer _I, infer O> ? z.input<O> : never;

/** A handler inside one transaction as the caller. `undefined` answers `not_found`. */
export type SqlHandlers<K extends Names = Names> = {
  [N in K]: (call: { input: Input<N>; sql: Sql; claims: Claims }) => Promise<Output<N> | undefined>;
};

/** A handler that talks to something besides the database, and so must hold no transaction. Guests have no claims. */
export type OpenHandlers<K extends Names> = {
  [N in K]: (call: { input: Input<N>; c: Context; claims: Claims }) => Promise<Output<N>>;
};

/** Every call that needs no more than the database. Leaving one out is a type error. */
export type AllSqlHandlers = SqlHandlers<Exclude<Names, OpenNames | ByteNames>>;

type CarriesBytes<E> = E extends Endpoint<z.ZodMiniType, z.ZodMiniType, 'json', 'json'> ? false : true;

/** The calls that take or give a file. */
export type ByteNames = { [K in Names]: CarriesBytes<Contract[K]> extends true ? K : never }[Names];

/** The calls that reach the identity provider, the engine that reads texts, or the process itself. */
export type OpenNames =
  | AssistanceNames
  | 'register'
  | 'confirmRegistration'
  | 'login'
  | 'refresh'
  | 'logout'
  | 'requestPasswordReset'
  | 'completePasswordReset'
  | 'changePassword'
  | 'decideApproval'
  | 'reportClientError'
  | 'changeRole'
  | 'getAdminHealth'
  | 'getHealth'
  | 'getLive'
  | 'getConfig';

export interface ServeDeps {
  db: Database;
  verifyToken: VerifyToken;
}

type AnyHandler<Call> = (call: Call) => Promise<unknown>;

/** The descriptions behind the names. */
export const contract: Record<Names, Endpoint> = endpoints;

/** Mounts handlers that run as the caller: authenticate, parse, run, check, answer. */
export function serve(handlers: AllSqlHandlers, { db, verifyToken }: ServeDeps) {
  const routes = new Hono();
  for (const [name, handler] of Object.entries(handlers) as [Names, AnyHandler<object>][]) {
    const it = contract[name];
    mount(routes, it, async (c, read) => {
      if (it.access === 'public') {
        const input = await read();
        rejectInvalidText(input);
        return asGuest(db, (sql) => handler({ input, sql }));
      }
      const claims = await verifyToken(bearer(c));
      const input = await read();
      rejectInvalidText(input);
      const request = { key: keyOf(c, it), call: name, input, isReplayed: it.replay !== false };
      return asUser(
        db,
        claims,
        (sql) => withIdempotencyKey(sql, request, () => handler({ input, sql, claims })),
        requestFacts(c, it),
      );
    });
  }
  return routes;
}

/** Mounts handlers that hold no transaction: authenticate, parse, run, check, answer. */
export function serveOpen(handlers: OpenHandlers<OpenNames>, { verifyToken }: Pick<ServeDeps, 'verifyToken'>) {
  const routes = new Hono();
  for (const [name, handler] of Object.entries(handlers) as [Names, AnyHandler<object>][])
    mount(routes, contract[name], async (c, read) => {
      const claims = contract[name].access === 'public' ? undefined : await verifyToken(bearer(c));
      return handler({ input: await read(), c, claims });
    });
  return routes;
}

/** The access token of a request, or an empty string. */
export const bearer = (c: Context) => /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';

/** What a POST that may come twice is called by its sender. */
export const keyOf = (c: Context, { method }: Endpoint) =>
  method === 'POST' ? c.req.header('idempotency-key') : undefined;

/** How somebody comes with a call: what they ask for by hand shows that they are there. */
export const requestFacts = (c: Context, { method, activity }: Endpoint): RequestFacts => ({
  isActivity: method !== 'GET' && activity !== false,
  userAgent: c.req.header('user-agent'),
});

function mount(routes: Hono, it: Endpoint, run: (c: Context, read: () => Promise<unknown>) => Promise<unknown>) {
  routes.on(it.method, it.path, async (c) => {
    const read = async () =>
      it.input.parse({ ...(await readInput(c, it)), ...c.req.param() }, { error: validationMessage });
    return answerJson(c, it, await run(c, read));
  });
}

/** Answers with what a handler gave, as far as the contract names it. */
export function answerJson(c: Context, it: Endpoint, result: unknown): Response {
  if (result === undefined) throw new ApiError('not_found', 'Not found.');
  const answer = it.output.safeParse(result);
  if (!answer.success)
    throw new Error(`The answer of ${it.method} ${it.path} breaks the contract.`, { cause: answer.error });
  c.header('cache-control', 'no-store');
  return c.json(answer.data as object);
}

async function readInput(c: Context, { method }: Endpoint): Promise<object> {
  if (method === 'GET') return readQuery(c);
  if (method === 'DELETE') return { ...readQuery(c), ...(await readBody(c)) };
  return readBody(c);
}

/** What the address asks for. A name without a value says nothing. */
const readQuery = (c: Context) => Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== ''));

/** What the body tells. */
async function readBody(c: Context): Promise<object> {
  const bytes = await c.req.arrayBuffer();
  if (bytes.byteLength === 0) return {};
  if (!isJson(c.req.header('content-type') ?? ''))
    throw new ApiError('unsupported_type', 'Send JSON, with the content type application/json.');
  try {
    const body: unknown = JSON.parse(utf8.decode(bytes));
    if (typeof body === 'object' && body !== null && !Array.isArray(body) && isShallow(body)) return body;
  } catch {
    throw new ApiError('invalid', 'The request is not valid JSON.');
  }
  throw new ApiError('invalid', 'The request must be one JSON object, nested no deeper than 32 levels.');
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** JSON is in UTF-8, whether its type says so or not. */
const isJson = (contentType: string) => /^application\/json\s*(;\s*charset="?utf-8"?\s*)?;?$/i.test(contentType.trim());

/** Whether something nests so little that it can be checked and stored without running out of stack. */
const isShallow = (it: unknown, levels = 32): boolean =>
  typeof it !== 'object' ||
  it === null ||
  (levels > 0 && Object.values(it).every((part) => isShallow(part, levels - 1)));
