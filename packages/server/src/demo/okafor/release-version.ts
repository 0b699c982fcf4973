import type { AgreementVersion, ApiClient, DocumentKind } from '@mediation/api-client';

/** Releases a draft to everybody. */
export async function releaseVersion(
  mediator: ApiClient,
  caseId: string,
  document: DocumentKind,
): Promise<AgreementVersion> {
  const { documents } = await mediator.getAgreement({ caseId });
  const tag = documents.find((it) => it.document === document)?.draft?.tag ?? '';
  return (await mediator.releaseAgreement({ caseId, document, tag, readers: 'everyone', open_points: [] })).version;
}
