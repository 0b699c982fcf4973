const emit = process.emitWarning.bind(process);

/**
 * Lets Node warn of an error, as it does of too many listeners: Lite replaces `process.emitWarning` with a function that
 * fails for everything but text.
 */
export function acceptErrorsAsWarnings() {
  process.emitWarning = (warning: string | Error, ...args: []) =>
    typeof warning === 'string' ? emit(warning, ...args) : emit(warning.message, { type: warning.name });
}
