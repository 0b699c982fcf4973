import { useLingui } from '@lingui/react/macro';
import { type AgreementVersion, listAgreementVersions } from '@mediation/api-client';
import { Link as TextLink, Notice } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { compareAddress, versionAddress } from '../versions/addresses.ts';
import { signaturesBefore } from '../versions/signatures-before.ts';

/** Says what became of the signatures before a version: they ended, or stay until it is signed, with the way to the signed version. */
export function EarlierSignaturesNotice({ version }: { version: AgreementVersion }) {
  const { t } = useLingui();
  const { case_id: caseId, document, number, is_in_force: isSigned } = version;
  const { data } = useEndpoint(listAgreementVersions, { caseId, document }, { enabled: !isSigned });
  const earlier = isSigned ? null : signaturesBefore(version, data?.versions ?? []);
  if (earlier === null) return null;
  const signed = data?.versions.find((it) => it.number === earlier.inForce);
  return (
    <Notice tone="info">
      {earlier.words}
      {earlier.inForce !== null && (
        <>
          {' '}
          <TextLink asChild>
            <Link to={compareAddress(version, earlier.inForce, number)}>{t`See what changed`}</Link>
          </TextLink>
          {signed && (
            <>
              {' '}
              <TextLink asChild>
                <Link to={versionAddress(signed)}>{t`Read version ${signed.number}`}</Link>
              </TextLink>
            </>
          )}
        </>
      )}
    </Notice>
  );
}
