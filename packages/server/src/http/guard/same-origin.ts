/**
 * Whether a request comes from our own pages. Only browsers send an origin, so requests without one pass. It is
 * compared with the configured public origin, or else with `host`, the host that the client addressed.
 */
export function isSameOrigin(origin: string | undefined, host: string | undefined, publicOrigin?: string): boolean {
  if (origin === undefined) return true;
  if (publicOrigin !== undefined) return origin === publicOrigin;
  return host !== undefined && URL.parse(origin)?.host === host;
}
