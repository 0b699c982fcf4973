import { type AgreementVersion, type DocumentKind, listAgreementVersions } from '@mediation/api-client';
import { useWhole } from '../../../backend/use-pages.ts';

const versionsOf = ({ versions }: { versions: AgreementVersion[] }) => versions;

/** All released versions of a document that the reader may read, newest first. */
export const useVersions = (caseId: string, document: DocumentKind) =>
  useWhole(listAgreementVersions, { caseId, document }, versionsOf);
