/** The error codes of failed calls with their HTTP statuses. */
export const failures = {
  unknown_field: 400,
  invalid: 422,
  unauthenticated: 401,
  /** The password was right, and the second factor is missing. */
  second_factor: 401,
  forbidden: 403,
  /** The caller is a mediator or an admin who has to set up a second factor before anything else. */
  factor_due: 403,
  not_found: 404,
  wrong_method: 405,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  /** The caller has to confirm that it is them, and then to repeat the call. */
  confirm_first: 428,
  /** The same, with the second factor that the caller has. */
  factor_first: 428,
  too_many: 429,
  unavailable: 503,
  unexpected: 500,
} as const;

export type Failure = keyof typeof failures;

/** One validation error: the path of the field in the input, empty for the whole input, and a message. */
export interface ErrorDetail {
  path: string;
  message: string;
}

const factorKinds = ['code_app', 'passkey'] as const;

/** A kind of second factor. */
export type FactorKind = (typeof factorKinds)[number];

/** The JSON body of a failed call. */
export interface ErrorBody {
  error: { code: Failure; message: string };
  details?: ErrorDetail[];
  /** With `second_factor`: the kinds that the person has. */
  factors?: FactorKind[];
  requestId?: string;
}

interface Facts {
  status?: number;
  details?: ErrorDetail[];
  factors?: FactorKind[];
  body?: unknown;
}

/** The error of a failed call, thrown by the server and by the client. Branch on `code`, never on the message. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: Failure;
  /** The HTTP status, or 0 when there was no answer. */
  readonly status: number;
  readonly details: ErrorDetail[];
  /** With `second_factor`: the kinds that the person has. */
  readonly factors: FactorKind[];
  /** The parsed body of the answer. */
  readonly body: unknown;

  constructor(code: Failure, message: string = code, facts: Facts = {}) {
    super(message);
    this.code = code;
    this.status = facts.status ?? failures[code];
    this.details = facts.details ?? [];
    this.factors = facts.factors ?? [];
    this.body = facts.body;
  }
}

/**
 * Converts a failed response to an error. Its message is the first of these that exists: the messages of the details,
 * joined by ", "; `error.message`; the string `error`; the HTTP status text.
 */
export function errorFrom(status: number, statusText: string, body: unknown): ApiError {
  const { error, details, factors } = (body ?? {}) as { error?: unknown; details?: unknown; factors?: unknown };
  const list = Array.isArray(details) ? details.filter(isDetail) : [];
  const said = typeof error === 'string' ? error : (error as { message?: string } | undefined)?.message;
  const message = list.map((it) => it.message).join(', ') || said || statusText;
  return new ApiError(codeOf(status, error), message, {
    status,
    details: list,
    factors: Array.isArray(factors) ? factorKinds.filter((it) => factors.includes(it)) : [],
    body,
  });
}

const isDetail = (it: unknown): it is ErrorDetail =>
  typeof it === 'object' && it !== null && 'message' in it && typeof it.message === 'string';

function codeOf(status: number, error: unknown): Failure {
  const named = (error as { code?: string } | undefined)?.code;
  if (named !== undefined && Object.hasOwn(failures, named)) return named as Failure;
  const byStatus = Object.entries(failures).find(([, its]) => its === status);
  return (byStatus?.[0] ?? 'unexpected') as Failure;
}
