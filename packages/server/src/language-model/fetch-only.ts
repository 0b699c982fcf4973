/** A fetch for one origin. It refuses every other address and every redirect before anything is sent there. */
export function fetchOnly(baseUrl: string, send: typeof fetch = fetch): typeof fetch {
  const { origin } = new URL(baseUrl);
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input);
    if (address.origin !== origin) throw refusal(`The host ${address.host} is not the configured one.`);
    const response = await send(input, { ...init, redirect: 'manual' });
    if (response.status < 300 || response.status >= 400) return response;
    await response.body?.cancel();
    throw refusal('The configured host redirects elsewhere.');
  };
}

const refusal = (message: string) => Object.assign(new Error(message), { name: 'RefusedAddress' });
