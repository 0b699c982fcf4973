/** Whether a host name, or the host of a URL, is a loopback address. */
export const isLoopbackHost = (host: string) =>
  ['localhost', '::1', '[::1]'].includes(host) || /^127(\.\d{1,3}){3}$/.test(host);
