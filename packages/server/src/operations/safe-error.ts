interface LoggedError {
  type: string;
  code?: string;
  message: string;
  stack: string[];
  cause?: LoggedError;
  [name: string]: unknown;
}

/** Fields of database errors that only ever contain names of our own objects. */
const names = ['schema', 'table', 'column', 'constraint', 'routine'] as const;

/**
 * Formats an error for the log without values. Databases and parsers quote their input in messages, so quoted text and
 * addresses are removed; details and parameters are never read.
 */
export function safeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something that is no error was thrown.', stack: [] };
  const facts = error as Error & Record<string, unknown>;
  const { code, cause } = facts;
  const known = names.flatMap((name) => (typeof facts[name] === 'string' ? [[name, facts[name]] as const] : []));
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    message: withoutValues(error.message),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    ...Object.fromEntries(known),
    ...(cause instanceof Error && depth < 3 && { cause: safeError(cause, depth + 1) }),
  };
}

const withoutValues = (text: string) =>
  text
    .replaceAll(/"(?:[^"\\]|\\.)*"?/g, '"…"')
    .replaceAll(/'(?:[^'\\]|\\.)*'/g, "'…'")
    .replaceAll(/\S+@\S+/g, '…');
