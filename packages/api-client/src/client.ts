import type * as z from 'zod/mini';
import { type Endpoint, isEndpoint } from './endpoint.ts';
import { ApiError, errorFrom } from './error.ts';
import { fileFrom } from './file-answer.ts';
import { limits } from './limits.ts';
import { requestOf } from './request.ts';

/** A typed function for each endpoint among `T`. */
export type Calls<T> = {
  [K in keyof T as T[K] extends Endpoint ? K : never]: T[K] extends Endpoint<infer I, infer O>
    ? (
        ...args: {} extends z.input<I>
          ? [input?: z.input<I>, options?: CallOptions]
          : [input: z.input<I>, options?: CallOptions]
      ) => Promise<z.output<O>>
    : never;
};

/** What one call may carry beside its input. */
export interface CallOptions {
  /** A UUID for an action: sent again with the same key, a POST does nothing and gives its first answer. */
  idempotencyKey?: string;
}

export interface ClientOptions {
  /** Where the server is, without a slash at the end; empty for the page's own origin. */
  baseUrl: string;
  /** The access token of the moment, or null for a guest. Asked before each call. */
  token: () => string | null | Promise<string | null>;
  /** Told of each 401 before the call rejects. */
  onUnauthorized?: (endpoint: Endpoint) => void;
  fetch?: (url: string, init: RequestInit) => Response | Promise<Response>;
}

/** Makes a client of some endpoints, so that a page loads no more of the contract than it calls. */
export function clientOf<T extends object>(endpoints: T, options: ClientOptions): Calls<T> {
  const calls = Object.entries(endpoints).flatMap(([name, it]) =>
    isEndpoint(it)
      ? [[name, (input: object = {}, extra: CallOptions = {}) => call(it, { ...input }, extra, options)] as const]
      : [],
  );
  return Object.fromEntries(calls) as unknown as Calls<T>;
}

async function call(it: Endpoint, input: Record<string, unknown>, extra: CallOptions, options: ClientOptions) {
  const { url, method, headers, body } = requestOf(it, input);
  const token = await options.token();
  const response = await answer(options, options.baseUrl + url, {
    method,
    headers: {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(extra.idempotencyKey && { 'idempotency-key': extra.idempotencyKey }),
    },
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(carriesBytes(it) ? limits.fileTimeout : limits.requestTimeout),
  });
  const { status } = response;
  if (!response.ok) {
    if (status === 401) options.onUnauthorized?.(it);
    throw errorFrom(status, response.statusText, await readJson(response));
  }
  const answered = it.answer === 'file' ? await fileFrom(response) : await readJson(response);
  const parsed = it.output.safeParse(answered);
  if (parsed.success) return parsed.data;
  throw new ApiError('unexpected', 'We could not read the answer of the server. Try again.', {
    status,
    body: answered,
  });
}

const carriesBytes = ({ body = 'json', answer = 'json' }: Endpoint) => body !== 'json' || answer !== 'json';

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => ({}));

async function answer({ fetch = globalThis.fetch }: ClientOptions, url: string, init: RequestInit) {
  try {
    return await fetch(url, init);
  } catch (cause) {
    throw new ApiError('unavailable', 'We could not reach the server. Check your connection and try again.', {
      status: 0,
      body: cause,
    });
  }
}
