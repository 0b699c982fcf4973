/** Whether the page is served from this machine. */
export const isLocal = (hostname: string) =>
  hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
