import type { DocumentKind, SignedVersion } from '@mediation/api-client';
import { agreementPaths } from '../../agreement-paths.ts';

/** How long a party is led to a signature that was recorded in their name. */
const shownFor = 14 * 86_400_000;

/** The signatures that a mediator recorded from paper in the party's name of late, unless the party spoke about them already. */
export const ownPapers = (signed: readonly SignedVersion[], now: number): SignedVersion[] =>
  signed.filter((it) => it.method === 'paper' && !it.was_in_question && now - Date.parse(it.signed_at) < shownFor);

/** Where a party sees who signed a document, and says that a signature in their name is not right. */
export const checkSignature = (caseId: string, document: DocumentKind) =>
  `${agreementPaths.sign(caseId)}?document=${document}#who-signed`;
