import { useLingui } from '@lingui/react/macro';
import { type AgreementVersion, listAgreementVersions } from '@mediation/api-client';
import { Link as TextLink, Notice } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { compareAddress } from '../versions/addresses.ts';
import { signaturesBefore } from '../versions/signatures-before.ts';

/** That a version changes one clause only, and which signed version is in force until it is signed. */
export function ReopenedNotice({ version }: { version: AgreementVersion }) {
  const { t } = useLingui();
  const { case_id: caseId, document, number, clauses, reopened_clause_id, is_in_force } = version;
  const isWaiting = reopened_clause_id !== null && !is_in_force;
  const { data } = useEndpoint(listAgreementVersions, { caseId, document }, { enabled: isWaiting });
  const earlier = isWaiting ? signaturesBefore(version, data?.versions ?? []) : null;
  if (earlier === null || earlier.inForce === null) return null;
  const clause = clauses.findIndex(({ id }) => id === reopened_clause_id) + 1;
  return (
    <Notice>
      {t`Only clause ${clause} was opened again.`} {earlier.words}{' '}
      <TextLink asChild>
        <Link to={compareAddress(version, earlier.inForce, number)}>{t`Read both versions`}</Link>
      </TextLink>
    </Notice>
  );
}
