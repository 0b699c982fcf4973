import type { AgreementVersion } from '@mediation/api-client';
import { agreementPaths } from '../../../agreement-paths.ts';

type Placed = Pick<AgreementVersion, 'case_id' | 'document'>;

/**
 * Where two versions of a document are compared, by their numbers; `draft` is what the mediators write, `file` a Word file
 * that the reader chooses.
 */
export const compareAddress = ({ case_id, document }: Placed, from: number, to: number | 'draft' | 'file') => ({
  pathname: agreementPaths.compare(case_id),
  search: `?document=${document}&from=${from}&to=${to}`,
});

/** Where one released version is read. */
export const versionAddress = ({ case_id, document, id }: Placed & Pick<AgreementVersion, 'id'>) => ({
  pathname: agreementPaths.home(case_id),
  search: `?document=${document}&version=${id}`,
});
