/** Every way a call can fail, and the HTTP status it travels under. */
export const failures = {
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  wrong_method: 405,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  too_many: 429,
  unavailable: 503,
  unexpected: 500,
} as const;

export type Failure = keyof typeof failures;

/** What was refused: where it sits in what was sent, empty for all of it, and why. */
export interface ErrorDetail {
  path: string;
  message: string;
}

/** What travels when a call fails. */
export interface ErrorBody {
  error: { code: Failure; message: string };
  details?: ErrorDetail[];
  requestId?: string;
}

interface Facts {
  status?: number;
  details?: ErrorDetail[];
  body?: unknown;
}

/** A call that failed: thrown by the server, and again by the client. Branch on `code`, never on the text. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: Failure;
  /** The HTTP status, or 0 when no answer came. */
  readonly status: number;
  readonly details: ErrorDetail[];
  /** The answer as it was parsed. */
  readonly body: unknown;

  constructor(code: Failure, message: string = code, facts: Facts = {}) {
    super(message);
    this.code = code;
    this.status = facts.status ?? failures[code];
    this.details = facts.details ?? [];
    this.body = facts.body;
  }
}

/**
 * The error that a failed response stands for. The message is the details' messages joined by a comma and a space,
 * else `error.message`, else the `error` field, else the HTTP status text.
 */
export function errorFrom(status: number, statusText: string, body: unknown): ApiError {
  const { error, details } = (body ?? {}) as { error?: unknown; details?: unknown };
  const list = Array.isArray(details) ? details.filter(isDetail) : [];
  const told = typeof error === 'string' ? error : (error as { message?: string } | undefined)?.message;
  const message = list.map((it) => it.message).join(', ') || told || statusText;
  return new ApiError(codeOf(status, error), message, { status, details: list, body });
}

const isDetail = (it: unknown): it is ErrorDetail =>
  typeof it === 'object' && it !== null && 'message' in it && typeof it.message === 'string';

function codeOf(status: number, error: unknown): Failure {
  const named = (error as { code?: string } | undefined)?.code;
  if (named !== undefined && Object.hasOwn(failures, named)) return named as Failure;
  const byStatus = Object.entries(failures).find(([, its]) => its === status);
  return (byStatus?.[0] ?? 'unexpected') as Failure;
}
