import { type Logger, pino, stdTimeFunctions } from 'pino';
import { safeError } from './safe-error.ts';

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export type Log = Logger;

interface LogOptions {
  level: (typeof logLevels)[number];
  /** Writes one line. */
  write: (line: string) => void;
  /** What every line says of the process: service, version and instance. */
  process?: Record<string, string>;
}

/** Writes one JSON object per line, in UTC, without personal data. Errors are under `err`, without values. */
export const createLog = ({ level, write, process }: LogOptions): Log =>
  pino(
    {
      level,
      base: process ?? null,
      timestamp: stdTimeFunctions.isoTime,
      messageKey: 'message',
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: safeError },
    },
    { write },
  );

/** Logs errors only, to the console. */
export const errorsOnly = createLog({ level: 'error', write: (line) => console.error(line.trimEnd()) });
