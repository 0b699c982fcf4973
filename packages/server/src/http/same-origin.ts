/**
 * Whether a request comes from our own pages. Only browsers send an origin, so requests without one pass. `host` is what the
 * sender calls us; a configured public origin is compared instead.
 */
export function isSameOrigin(origin: string | undefined, host: string | undefined, publicOrigin?: string): boolean {
  if (origin === undefined) return true;
  if (publicOrigin !== undefined) return origin === publicOrigin;
  return host !== undefined && URL.parse(origin)?.host === host;
}
