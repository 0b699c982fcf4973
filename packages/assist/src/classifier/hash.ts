/** The FNV-1a hash before the first character. */
export const emptyHash = 0x811c9dc5;

/** The hash with one more character. */
export const hashNext = (bits: number, code: number): number => Math.imul(bits ^ code, 0x01000193);

/** The hash mixed so that its low bits depend on all of it. */
export function hashEnd(bits: number): number {
  const mixed = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 12)) >>> 0;
}

/** The hash with a string behind what it has. */
export function hashOn(bits: number, text: string): number {
  let on = bits;
  for (let at = 0; at < text.length; at += 1) on = hashNext(on, text.charCodeAt(at));
  return on;
}

/** The hash of a string. */
export const hash = (text: string): number => hashEnd(hashOn(emptyHash, text));
