import { useLingui } from '@lingui/react/macro';
import { getAgreement } from '@mediation/api-client';
import { Notice } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { agreementPaths } from '../../../agreement-paths.ts';
import { documentSearch } from '../use-document.ts';

/** Says what a change of a figure does once a version of the financial statement keeps the figures. */
export function ReleasedNote({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const { role } = useUser();
  const { data } = useEndpoint(getAgreement, { caseId });
  const newest = data?.documents.find(({ document }) => document === 'finances')?.newest;
  if (!newest) return null;
  const { number, is_in_force: isSigned } = newest;
  const keeps = isSigned
    ? t`The figures in version ${number} of the financial statement are signed and stay as they are.`
    : t`The figures in version ${number} of the financial statement stay as they were when it was released.`;
  const change =
    role === 'divorcee'
      ? t`What you change here counts only in a new version, which both of you sign again.`
      : t`A change here counts only in a new version, which both parties sign again.`;
  return (
    <Notice tone="info">
      {keeps} {change}{' '}
      <Link
        to={{ pathname: agreementPaths.home(caseId), ...documentSearch('finances') }}
      >{t`Read version ${number}`}</Link>
    </Notice>
  );
}
