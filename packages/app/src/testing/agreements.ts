import { type ApiClient, createApiClient, type DocumentKind } from '@mediation/api-client';
import { inject } from 'vitest';

const guest = createApiClient({ baseUrl: '', token: () => null });

/** Signs in a person whom the setup of the test servers registered. */
export async function signInAs(email: string, { password }: { password: string } = inject('readCase')) {
  const session = await guest.login({ email, password });
  const api = createApiClient({ baseUrl: '', token: () => session.token });
  return { ...session, email, name: session.user.name, api };
}

/** Releases a document to everybody in the case, as it stands. */
export async function releaseDraft(api: ApiClient, caseId: string, document: DocumentKind, open_points: string[] = []) {
  const { documents } = await api.getAgreement({ caseId });
  const tag = documents.find((it) => it.document === document)?.draft?.tag ?? '';
  return (await api.releaseAgreement({ caseId, document, tag, readers: 'everyone', open_points })).version;
}
