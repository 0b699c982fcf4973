import type { Endpoint, ErrorBody } from '@mediation/api-client';
import type { Context } from 'hono';
import type { VerifyToken } from '../auth/token.ts';
import { type Claims, type Database, type RequestFacts, asGuest, asUser } from '../database/database.ts';
import type { Files } from '../files/files.ts';
import type { AsCaller, Names } from './handlers.ts';

/** The dependencies of authentication. */
export interface AuthDeps {
  db: Database;
  verifyToken: VerifyToken;
}

/** The dependencies of serving the contract. */
export interface ServeDeps extends AuthDeps {
  files: Files;
  /** Counts a file against the rate limit before its bytes are read; rejects when there were too many. */
  limitUploads: (userId: string) => Promise<void>;
  /** Describes the failure of a call that has begun to answer. */
  describeError: (requestId: string, error: unknown, languages?: string) => { body: ErrorBody };
}

/** One request for an endpoint and the handler that answers it. */
export interface Call {
  c: Context;
  name: Names;
  endpoint: Endpoint;
  handler: (call: object) => Promise<unknown>;
  claims: Claims | undefined;
}

/** The access token of a request, or an empty string. */
export const bearer = (c: Context) => /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';

/** The idempotency key of a POST, if it has one. */
export const idempotencyKeyOf = (c: Context, { method }: Endpoint) =>
  method === 'POST' ? c.req.header('idempotency-key') : undefined;

/** Runs transactions as the caller, or as a guest without a token. */
export const callerOf = (db: Database, c: Context, endpoint: Endpoint, claims: Claims | undefined): AsCaller =>
  claims ? (work) => asUser(db, claims, work, requestFacts(c, endpoint)) : (work) => asGuest(db, work);

/** A write shows activity and restarts the idle timeout. A GET does not, nor do calls that pages make on their own. */
const requestFacts = (c: Context, { method, activity, setsUpFactor }: Endpoint): RequestFacts => ({
  isActivity: method !== 'GET' && activity !== false,
  userAgent: c.req.header('user-agent'),
  setsUpFactor: setsUpFactor === true,
});
