/** Whether the page comes from this machine. */
export const isLocal = (hostname: string) =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname);
