/**
 * Whether a request comes from our own pages, or from something that is not a browser: only browsers send an origin. Where
 * the public address is set it is the only one of ours; `host` is what the sender calls us.
 */
export function isSameOrigin(origin: string | undefined, host: string | undefined, publicOrigin?: string): boolean {
  if (origin === undefined) return true;
  if (publicOrigin !== undefined) return origin === publicOrigin;
  return host !== undefined && URL.parse(origin)?.host === host;
}
