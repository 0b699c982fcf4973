import { type Logger, pino, stdTimeFunctions } from 'pino';
import { safeError } from './safe-error.ts';

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export type Log = Logger;

interface LogOptions {
  level: (typeof logLevels)[number];
  /** Where a line goes. */
  write: (line: string) => void;
}

/** One JSON object a line, in UTC, without anything personal. An error is written under `err`, without the values in it. */
export const createLog = ({ level, write }: LogOptions): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      messageKey: 'message',
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: safeError },
    },
    { write },
  );

/** Tells errors alone, to whoever started the process. */
export const errorsOnly = createLog({ level: 'error', write: (line) => console.error(line.trimEnd()) });
