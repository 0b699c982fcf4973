import { useLingui } from '@lingui/react/macro';
import { type AgreementVersion, listParticipants } from '@mediation/api-client';
import { Button } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { agreementPaths } from '../../../agreement-paths.ts';
import { isSignable } from '../../../shared/signing/unsigned-words.ts';
import { documentSearch } from '../use-document.ts';
import { useNow } from '../../../browser/use-now.ts';
import { Attestations } from './certificate/attestations.tsx';
import { WhoSigned } from './who-signed.tsx';
import { splitSigners } from './words/split-signers.ts';

export interface SigningStatusProps {
  version: AgreementVersion;
  isNewest: boolean;
}

/** Who has signed a version, and what is attested under it. An earlier one shows it where both have signed it. */
export const SigningStatus = ({ version, isNewest }: SigningStatusProps) =>
  version.parties.length > 0 &&
  (isNewest || splitSigners(version).unsigned.length === 0) && (
    <>
      <WhoSigned version={version} />
      <Attestations version={version} isOpen={isNewest || version.is_in_force} />
    </>
  );

/** Leads a party whom a version names, and who has not signed it, to the page on which they do. */
export function SignLink({ version }: { version: AgreementVersion }) {
  const { t } = useLingui();
  const { id: me } = useUser();
  const now = useNow();
  const { case_id: caseId, document, number, parties, signatures } = version;
  const { data } = useEndpoint(listParticipants, { caseId });
  const own = data?.participants.find(({ user_id, status }) => user_id === me && status === 'active');
  if (own === undefined || !parties.some(({ id }) => id === own.id)) return null;
  if (signatures.some(({ participant_id }) => participant_id === own.id)) return null;
  return (
    <Button asChild>
      <Link to={{ pathname: agreementPaths.sign(caseId), ...documentSearch(document) }}>
        {isSignable(version, now) ? t`Go on to signing version ${number}` : t`Read it`}
      </Link>
    </Button>
  );
}
