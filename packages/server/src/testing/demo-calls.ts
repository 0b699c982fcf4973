import { type ApiClient, createApiClient } from '@mediation/api-client';
import { demoPassword } from '../demo/people.ts';

/** Signs in to a running server. */
export async function signIn(baseUrl: string, { email }: { email: string }) {
  const { token } = await createApiClient({ baseUrl, token: () => null }).login({ email, password: demoPassword });
  return createApiClient({ baseUrl, token: () => token });
}

/** The open channel of the demonstration's first family. */
export async function channelOf(api: ApiClient) {
  const { cases } = await api.listCases();
  return `case-${cases.find(({ title }) => title === 'Okafor family')?.id}`;
}
