/** A new number for an error, short enough to be read out. */
export const newErrorId = () =>
  crypto
    .randomUUID()
    .slice(0, 8)
    .toUpperCase()
    .replace(/^(.{4})/, '$1-');
