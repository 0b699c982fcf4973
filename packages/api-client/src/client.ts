import type * as z from 'zod/mini';
import { type Endpoint, isEndpoint } from './endpoint.ts';
import { ApiError, errorFrom, failures } from './error.ts';
import { fileFrom } from './file-answer.ts';
import { limits } from './limits.ts';
import { requestOf } from './request.ts';

/** The input of an endpoint. */
export type InputOf<E extends Endpoint> = z.input<E['input']>;
/** The answer of an endpoint. */
export type AnswerOf<E extends Endpoint> = z.output<E['output']>;

/** The arguments of a call; the input is optional when all of its fields are. */
export type Arguments<E extends Endpoint> =
  {} extends InputOf<E>
    ? [input?: InputOf<E>, options?: CallOptions<E>]
    : [input: InputOf<E>, options?: CallOptions<E>];

/** Makes one call: `await call(getCase, { caseId })`. Every failure is an `ApiError`. */
export type Call = <E extends Endpoint>(endpoint: E, ...args: Arguments<E>) => Promise<AnswerOf<E>>;

/** A typed function for each endpoint among `T`. */
export type Calls<T> = {
  [K in keyof T as T[K] extends Endpoint ? K : never]: T[K] extends Endpoint
    ? (...args: Arguments<T[K]>) => Promise<AnswerOf<T[K]>>
    : never;
};

/** The options of one call besides its input. */
export interface CallOptions<E extends Endpoint = Endpoint> {
  /** An idempotency key (a UUID): repeating a POST with the same key returns the first answer and changes nothing. */
  idempotencyKey?: string;
  /** Called with an early answer of an endpoint that streams. */
  onDraft?: (draft: AnswerOf<E>) => void;
  /** Ends the call; it then rejects with `unavailable`. */
  signal?: AbortSignal;
}

export interface ClientOptions {
  /** The origin of the server, without a trailing slash; empty for the page's own origin. */
  baseUrl: string;
  /** Returns the current access token, or null for a guest. Called before each request. */
  token: () => string | null | Promise<string | null>;
  /** Called for each answer with status 401, before the call rejects. */
  onUnauthorized?: (endpoint: Endpoint) => void;
  fetch?: (url: string, init: RequestInit, endpoint: Endpoint) => Response | Promise<Response>;
}

/**
 * Creates a client that takes the endpoint as an argument, so that a page's bundle contains only the endpoints it
 * imports.
 */
export const createCall =
  (options: ClientOptions): Call =>
  async (endpoint, ...args) => {
    const [input, extra] = args as [input?: object, extra?: CallOptions];
    return (await send(endpoint, { ...input }, extra ?? {}, options).catch(fail)) as AnswerOf<typeof endpoint>;
  };

/** Creates a client with a function for each of the given endpoints. */
export function clientOf<T extends object>(endpoints: T, options: ClientOptions): Calls<T> {
  const call = createCall(options);
  const calls = Object.entries(endpoints).flatMap(([name, endpoint]) =>
    isEndpoint(endpoint)
      ? [
          [
            name,
            (input: Record<string, unknown> = {}, extra: CallOptions = {}) => call(endpoint, input, extra),
          ] as const,
        ]
      : [],
  );
  return Object.fromEntries(calls) as unknown as Calls<T>;
}

async function send(endpoint: Endpoint, input: Record<string, unknown>, extra: CallOptions, options: ClientOptions) {
  const { url, method, headers, body } = requestOf(endpoint, input);
  const token = await options.token();
  const { fetch = (...[to, init]) => globalThis.fetch(to, init) } = options;
  const request = {
    method,
    headers: {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(extra.onDraft && endpoint.streams && { accept: 'text/event-stream' }),
      ...(extra.idempotencyKey && { 'idempotency-key': extra.idempotencyKey }),
    },
    ...(body !== undefined && { body }),
    signal: AbortSignal.any([timeoutOf(endpoint), extra.signal ?? []].flat()),
  };
  const response = await fetch(options.baseUrl + url, request, endpoint);
  const { status } = response;
  if (!response.ok) {
    if (status === 401) options.onUnauthorized?.(endpoint);
    throw errorFrom(status, response.statusText, await readJson(response));
  }
  if (response.headers.get('content-type')?.startsWith('text/event-stream'))
    return readStream(response, endpoint, extra);
  return parse(endpoint, endpoint.answer === 'file' ? await fileFrom(response) : await readJson(response), status);
}

async function readStream(response: Response, endpoint: Endpoint, { onDraft }: CallOptions): Promise<unknown> {
  // Few pages read streams, so the first load goes without the reader.
  const { eventsOf } = await import('./event-stream.ts');
  for await (const { name, data } of eventsOf(response)) {
    if (name === 'failed') throw errorFrom(failures.unexpected, '', data);
    const answer = parse(endpoint, data, response.status);
    if (name === 'answer') return answer;
    onDraft?.(answer);
  }
  return fail();
}

function parse(endpoint: Endpoint, answered: unknown, status: number): unknown {
  const parsed = endpoint.output.safeParse(answered);
  if (parsed.success) return parsed.data;
  throw new ApiError('unexpected', "We could not read the server's answer. Try again.", {
    status,
    body: answered,
  });
}

const carriesBytes = ({ body = 'json', answer = 'json' }: Endpoint) => body !== 'json' || answer !== 'json';

const timeoutOf = (endpoint: Endpoint) =>
  AbortSignal.timeout(carriesBytes(endpoint) ? limits.fileTimeout : limits.requestTimeout);

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => ({}));

const unreachable = 'We could not reach the server. Check your connection and try again.';

/** Every failure is an `ApiError`, also one of the network, before or while an answer arrives. */
function fail(cause?: unknown): never {
  throw cause instanceof ApiError ? cause : new ApiError('unavailable', unreachable, { status: 0, body: cause });
}
