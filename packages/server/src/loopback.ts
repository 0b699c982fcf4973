/** Whether a host name, or an address as it stands in a URL, is this machine itself. */
export const isLoopbackHost = (host: string) =>
  ['localhost', '::1', '[::1]'].includes(host) || /^127(\.\d{1,3}){3}$/.test(host);
