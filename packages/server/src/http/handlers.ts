import { type Endpoint, endpoints } from '@mediation/api-client';
import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { Claims, Sql } from '../database/database.ts';
import type { FileAnswer } from '../files/answer-file.ts';
import type { Received } from '../files/receive.ts';

/** Every endpoint of the contract. */
export type Contract = typeof endpoints;
/** The name of every endpoint. */
export type Names = { [K in keyof Contract]: Contract[K] extends Endpoint ? K : never }[keyof Contract];
/** The validated input of an endpoint. */
export type Input<K extends Names> = Contract[K] extends Endpoint<infer I> ? z.output<I> : never;

/** The endpoints by name. */
export const contract: Record<Names, Endpoint> = endpoints;

/** Runs one transaction as the caller. */
export type AsCaller = <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;

type Given<E extends Endpoint> = z.output<E['input']>;
type Answer<E extends Endpoint> = Promise<z.input<E['output']> | undefined>;

/** Runs inside one transaction as the caller. */
type SqlHandler<E extends Endpoint> = (call: { input: Given<E>; sql: Sql; claims: Claims }) => Answer<E>;

/** Also waits for something besides the database, so it holds no transaction. Guests have no claims. */
type OpenHandler<E extends Endpoint> = (call: {
  input: Given<E>;
  c: Context;
  claims: Claims;
  asCaller: AsCaller;
  /** Aborts when the caller disconnects. */
  signal: AbortSignal;
  /** Sends an early answer, to callers that accept an event stream. */
  onDraft?: ((draft: z.input<E['output']>) => void) | undefined;
}) => Answer<E>;

/** Receives or returns a file, so it holds no transaction while bytes move. */
type ByteHandler<E extends Endpoint> = (call: {
  input: Given<E>;
  /** The inspected file of a form. It is deleted after the call. */
  received: Received | undefined;
  asCaller: AsCaller;
  /** Like `asCaller`, with the idempotency key of the request: a repeat returns the first answer. */
  asCallerWithKey: AsCaller;
}) => E extends { answer?: 'file' } ? Promise<FileAnswer | undefined> : Answer<E>;

type CarriesBytes<E> = E extends Endpoint<z.ZodMiniObject, z.ZodMiniType, 'json', 'json'> ? false : true;

type Handler<E extends Endpoint> =
  CarriesBytes<E> extends true ? ByteHandler<E> : E extends { runs?: 'open' } ? OpenHandler<E> : SqlHandler<E>;

/** One handler for each endpoint of a module. A handler that returns `undefined` answers `not_found`. */
export type Handlers<Module> = {
  [K in keyof Module as Module[K] extends Endpoint ? K : never]: Module[K] extends Endpoint
    ? Handler<Module[K]>
    : never;
};
