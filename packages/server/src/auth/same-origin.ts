/** Whether a request comes from our own pages, or from something that is not a browser: only browsers send an origin. */
export const isSameOrigin = (origin: string | undefined, host: string | undefined): boolean =>
  origin === undefined || (host !== undefined && URL.parse(origin)?.host === host);
