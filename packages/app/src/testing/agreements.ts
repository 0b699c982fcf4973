import type { ApiClient, DocumentKind } from '@mediation/api-client';

type OpenPoints = Pick<Parameters<ApiClient['releaseAgreement']>[0], 'open_points' | 'struck_points'>;

/** Releases a document to everybody in the case, as it stands. */
export async function releaseDraft(api: ApiClient, caseId: string, document: DocumentKind, points?: OpenPoints) {
  const { documents } = await api.getAgreement({ caseId });
  const tag = documents.find((it) => it.document === document)?.draft?.tag ?? '';
  const readers = 'everyone';
  return (await api.releaseAgreement({ caseId, document, tag, readers, open_points: [], ...points })).version;
}
