import type { AgreementVersion, ApiClient, DocumentKind } from '@mediation/api-client';
import type { Sql } from '../database/database.ts';

interface Release {
  caseId: string;
  document: DocumentKind;
  daysAgo: number;
  open_points?: string[];
}

/** Releases a draft to everybody, and dates the release back with its time to think. */
export async function releaseVersion(
  ruth: ApiClient,
  owner: Sql,
  { caseId, document, daysAgo, open_points = [] }: Release,
): Promise<AgreementVersion> {
  const { documents } = await ruth.getAgreement({ caseId });
  const tag = documents.find((it) => it.document === document)?.draft?.tag ?? '';
  const { version } = await ruth.releaseAgreement({ caseId, document, tag, readers: 'everyone', open_points });
  await owner`
    update agreement_versions set released_at = released_at - make_interval(days => ${daysAgo}),
      signable_at = signable_at - make_interval(days => ${daysAgo})
    where id = ${version.id}`;
  return version;
}
