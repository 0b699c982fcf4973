import type * as z from 'zod/mini';
import { type Endpoint, isEndpoint } from './endpoint.ts';
import { ApiError, errorFrom } from './error.ts';
import { fileFrom } from './file-answer.ts';
import { limits } from './limits.ts';
import { requestOf } from './request.ts';

/** What a call takes. */
export type InputOf<E extends Endpoint> = z.input<E['input']>;
/** What a call answers. */
export type AnswerOf<E extends Endpoint> = z.output<E['output']>;

/** Input and options of a call; the input may be left out where none of its fields is needed. */
export type Arguments<E extends Endpoint> =
  {} extends InputOf<E> ? [input?: InputOf<E>, options?: CallOptions] : [input: InputOf<E>, options?: CallOptions];

/** Makes one call: `await call(getCase, { caseId })`. Every failure is an `ApiError`. */
export type Call = <E extends Endpoint>(endpoint: E, ...args: Arguments<E>) => Promise<AnswerOf<E>>;

/** A typed function for each endpoint among `T`. */
export type Calls<T> = {
  [K in keyof T as T[K] extends Endpoint ? K : never]: T[K] extends Endpoint
    ? (...args: Arguments<T[K]>) => Promise<AnswerOf<T[K]>>
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
  /** Called for each 401, before the call rejects. */
  onUnauthorized?: (endpoint: Endpoint) => void;
  fetch?: (url: string, init: RequestInit) => Response | Promise<Response>;
}

/** Makes the client of a page: it takes the endpoint as an argument, so that a page loads only those that it imports. */
export const createCall =
  (options: ClientOptions): Call =>
  async (endpoint, ...args) => {
    const [input, extra] = args as [input?: object, extra?: CallOptions];
    return (await send(endpoint, { ...input }, extra ?? {}, options)) as AnswerOf<typeof endpoint>;
  };

/** Makes a client with a function for each of these endpoints. */
export function clientOf<T extends object>(endpoints: T, options: ClientOptions): Calls<T> {
  const call = createCall(options);
  const calls = Object.entries(endpoints).flatMap(([name, endpoint]) =>
    isEndpoint(endpoint)
      ? [[name, (input: object = {}, extra: CallOptions = {}) => call(endpoint, input, extra)] as const]
      : [],
  );
  return Object.fromEntries(calls) as unknown as Calls<T>;
}

async function send(endpoint: Endpoint, input: Record<string, unknown>, extra: CallOptions, options: ClientOptions) {
  const { url, method, headers, body } = requestOf(endpoint, input);
  const token = await options.token();
  const response = await answer(options, options.baseUrl + url, {
    method,
    headers: {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(extra.idempotencyKey && { 'idempotency-key': extra.idempotencyKey }),
    },
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(carriesBytes(endpoint) ? limits.fileTimeout : limits.requestTimeout),
  });
  const { status } = response;
  if (!response.ok) {
    if (status === 401) options.onUnauthorized?.(endpoint);
    throw errorFrom(status, response.statusText, await readJson(response));
  }
  const answered = endpoint.answer === 'file' ? await fileFrom(response) : await readJson(response);
  const parsed = endpoint.output.safeParse(answered);
  if (parsed.success) return parsed.data;
  throw new ApiError('unexpected', "We could not read the server's answer. Try again.", {
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
