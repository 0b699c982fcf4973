import type { ApiClient, DocumentKind } from '@mediation/api-client';

/** Releases a document to everybody in the case, as it stands. */
export async function releaseDraft(api: ApiClient, caseId: string, document: DocumentKind, open_points: string[] = []) {
  const { documents } = await api.getAgreement({ caseId });
  const tag = documents.find((it) => it.document === document)?.draft?.tag ?? '';
  return (await api.releaseAgreement({ caseId, document, tag, readers: 'everyone', open_points })).version;
}
