import type * as z from 'zod/mini';
import type { Topic } from './topics.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * The encoding of the request body: JSON; a form whose field `file` is a file; or the bytes of the field `file` alone.
 */
export type BodyKind = 'json' | 'multipart' | 'binary';

/** The encoding of the answer: JSON, or a file with its name and content type. */
export type AnswerKind = 'json' | 'file';

/**
 * How the server runs the handler: `sql` in one transaction as the caller, `open` without one, to wait for other
 * systems.
 */
export type RunKind = 'sql' | 'open';

/** One HTTP operation, defined once: the server implements it, the client calls it. */
export interface Endpoint<
  I extends z.ZodMiniObject = z.ZodMiniObject,
  O extends z.ZodMiniType = z.ZodMiniType,
  B extends BodyKind = BodyKind,
  A extends AnswerKind = AnswerKind,
  R extends RunKind = RunKind,
> {
  method: Method;
  /** In Hono syntax. Each `:name` is filled from the input field with the same name. */
  path: `/${string}`;
  /** Defaults to `sql`. */
  runs?: R;
  /** Defaults to `user`, which requires an access token; `public` does not. */
  access?: 'public' | 'user';
  /** Defaults to `json`. */
  body?: B;
  /** Defaults to `json`. */
  answer?: A;
  /** `true` when callers that accept an event stream first get an early answer, then the final one. */
  streams?: true;
  /** The accepted content types of the uploaded or returned file. */
  contentTypes?: readonly string[];
  /** `false` when the answer contains a secret and must not be stored: a repeated POST with the same key is refused. */
  replay?: false;
  /**
   * `false` when pages call it without user activity, so that it does not restart the idle timeout. A GET never does.
   */
  activity?: false;
  /** `true` when it helps to set up a second factor, which mediators and admins do before anything else. */
  setsUpFactor?: true;
  /** An object. Fields that are not in the path are sent as the body, or as the query of a GET or DELETE. */
  input: I;
  output: O;
}

/** A call that changes nothing and names the topics that it shows. */
export interface Read<
  I extends z.ZodMiniObject = z.ZodMiniObject,
  O extends z.ZodMiniType = z.ZodMiniType,
  B extends BodyKind = BodyKind,
  A extends AnswerKind = AnswerKind,
  R extends RunKind = RunKind,
> extends Endpoint<I, O, B, A, R> {
  method: 'GET';
  reads: readonly Topic[];
}

/** A call that may change data and names the topics that are out of date afterwards. */
export interface Change<
  I extends z.ZodMiniObject = z.ZodMiniObject,
  O extends z.ZodMiniType = z.ZodMiniType,
  B extends BodyKind = BodyKind,
  A extends AnswerKind = AnswerKind,
  R extends RunKind = RunKind,
> extends Endpoint<I, O, B, A, R> {
  method: Exclude<Method, 'GET'>;
  changes: readonly Topic[];
}

/** Defines an endpoint and keeps the types of its input, its output and its options. */
export function endpoint<
  I extends z.ZodMiniObject,
  O extends z.ZodMiniType,
  B extends BodyKind = 'json',
  A extends AnswerKind = 'json',
  R extends RunKind = 'sql',
>(description: Read<I, O, B, A, R>): Read<I, O, B, A, R>;
export function endpoint<
  I extends z.ZodMiniObject,
  O extends z.ZodMiniType,
  B extends BodyKind = 'json',
  A extends AnswerKind = 'json',
  R extends RunKind = 'sql',
>(description: Change<I, O, B, A, R>): Change<I, O, B, A, R>;
export function endpoint(description: Endpoint) {
  return description;
}

/** Whether an export of the contract is an endpoint. */
export const isEndpoint = (it: unknown): it is Endpoint => typeof it === 'object' && it !== null && 'path' in it;
