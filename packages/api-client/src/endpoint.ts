import type * as z from 'zod/mini';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** One HTTP operation, described once: the server implements it, the client calls it. */
export interface Endpoint<I extends z.ZodMiniType = z.ZodMiniType, O extends z.ZodMiniType = z.ZodMiniType> {
  method: Method;
  /** Hono syntax. Every `:name` is taken from the input field of the same name. */
  path: `/${string}`;
  /** `public` answers without a token; `user`, the default, needs one. */
  access?: 'public' | 'user';
  /** Whether a repeated POST with the same key gets the first answer again. `false` where the answer holds a secret. */
  replay?: false;
  /** `false` where pages send it on their own: then it says nothing about a person at the screen. GETs never do. */
  activity?: false;
  /** One object: the fields that the path does not name travel as the body, or as the query of a GET. */
  input: I;
  output: O;
}

/** Declares an endpoint and keeps the types of its input and output. */
export const endpoint = <I extends z.ZodMiniType, O extends z.ZodMiniType>(it: Endpoint<I, O>) => it;
