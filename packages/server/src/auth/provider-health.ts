import type { HealthPart } from '../operations/health-rows.ts';

interface Provider {
  url: string;
  publishableKey: string;
}

/** Checks that the hosted identity provider answers in time and knows our key. */
export async function providerHealth({ url, publishableKey }: Provider, timeoutMs = 3000): Promise<HealthPart> {
  try {
    const { ok, status } = await fetch(`${url}/auth/v1/settings`, {
      headers: { apikey: publishableKey },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (ok) return { state: 'ok', detail: 'It answers.' };
    const isRefused = status === 401 || status === 403;
    return { state: 'down', detail: isRefused ? 'It refuses the publishable key.' : 'It does not answer.' };
  } catch {
    return { state: 'down', detail: 'It does not answer.' };
  }
}
