const { emitWarning } = process;

/**
 * Lite replaces `process.emitWarning` with a function that fails for a warning that is an error, as those of Node are,
 * such as the one about too many listeners.
 */
process.emitWarning = ((warning: string | Error, ...args: []) =>
  typeof warning === 'string'
    ? emitWarning(warning, ...args)
    : emitWarning(warning.message, { type: warning.name })) as typeof process.emitWarning;
