import type * as z from 'zod/mini';
import type { Topic } from './topics.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** How an input travels: as JSON; as a form whose field `file` is a file; or as the bytes of its field `file` alone. */
export type BodyKind = 'json' | 'multipart' | 'binary';

/** What comes back: JSON, or a file with its name and type. */
export type AnswerKind = 'json' | 'file';

/** How the server runs it: in one transaction as the caller, or `open`, where it also waits for something else. */
export type RunKind = 'sql' | 'open';

/** One HTTP operation, described once: the server implements it, the client calls it. */
export interface Endpoint<
  I extends z.ZodMiniType = z.ZodMiniType,
  O extends z.ZodMiniType = z.ZodMiniType,
  B extends BodyKind = BodyKind,
  A extends AnswerKind = AnswerKind,
  R extends RunKind = RunKind,
> {
  method: Method;
  /** Hono syntax. Every `:name` is taken from the input field of the same name. */
  path: `/${string}`;
  /** `sql`, the default, unless it waits for something besides the database. */
  runs?: R;
  /** `public` answers without a token; `user`, the default, needs one. */
  access?: 'public' | 'user';
  /** `json`, the default, unless bytes are sent. */
  body?: B;
  /** `json`, the default, unless bytes come back. */
  answer?: A;
  /** What the bytes of the file may be, sent or answered. */
  contentTypes?: readonly string[];
  /** `false` where the answer holds a secret: a repeated POST with the same key is refused then, and else answered as before. */
  replay?: false;
  /** `false` where pages send it on their own: then it says nothing about a person at the screen. GETs never do. */
  activity?: false;
  /** One object: the fields that the path does not name travel as the body, or as the query of a GET or DELETE. */
  input: I;
  output: O;
}

/** A call that changes nothing, and names the topics that it shows. */
export interface Read<
  I extends z.ZodMiniType = z.ZodMiniType,
  O extends z.ZodMiniType = z.ZodMiniType,
  B extends BodyKind = BodyKind,
  A extends AnswerKind = AnswerKind,
  R extends RunKind = RunKind,
> extends Endpoint<I, O, B, A, R> {
  method: 'GET';
  reads: readonly Topic[];
}

/** A call that may change something, and names the topics that are out of date afterwards. */
export interface Change<
  I extends z.ZodMiniType = z.ZodMiniType,
  O extends z.ZodMiniType = z.ZodMiniType,
  B extends BodyKind = BodyKind,
  A extends AnswerKind = AnswerKind,
  R extends RunKind = RunKind,
> extends Endpoint<I, O, B, A, R> {
  method: Exclude<Method, 'GET'>;
  changes: readonly Topic[];
}

/** Declares an endpoint and keeps the types of its input and output, how it runs, and whether bytes travel. */
export function endpoint<
  I extends z.ZodMiniType,
  O extends z.ZodMiniType,
  B extends BodyKind = 'json',
  A extends AnswerKind = 'json',
  R extends RunKind = 'sql',
>(description: Read<I, O, B, A, R>): Read<I, O, B, A, R>;
export function endpoint<
  I extends z.ZodMiniType,
  O extends z.ZodMiniType,
  B extends BodyKind = 'json',
  A extends AnswerKind = 'json',
  R extends RunKind = 'sql',
>(description: Change<I, O, B, A, R>): Change<I, O, B, A, R>;
export function endpoint(description: Endpoint) {
  return description;
}

/** Whether an export of the contract describes a call. */
export const isEndpoint = (it: unknown): it is Endpoint => typeof it === 'object' && it !== null && 'path' in it;
