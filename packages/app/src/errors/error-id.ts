/** Creates an error id that is short enough to read out. */
export const newErrorId = () =>
  crypto
    .randomUUID()
    .slice(0, 8)
    .toUpperCase()
    .replace(/^(.{4})/, '$1-');
