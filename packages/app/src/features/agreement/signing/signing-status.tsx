import { useLingui } from '@lingui/react/macro';
import { type AgreementVersion, listParticipants } from '@mediation/api-client';
import { Button } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { paths } from '../../../paths.ts';
import { isSignable } from '../../../shared/signing/unsigned-words.ts';
import { documentSearch } from '../use-document.ts';
import { useNow } from './use-now.ts';
import { useSigningNames } from './use-signing-names.ts';
import { WhoSigned } from './who-signed.tsx';

const useParties = ({ case_id: caseId }: AgreementVersion) => {
  const { data } = useEndpoint(listParticipants, { caseId });
  return useSigningNames(data?.participants ?? [], undefined).parties;
};

/** Who has signed a version. */
export function SigningStatus({ version }: { version: AgreementVersion }) {
  const parties = useParties(version);
  return parties.length > 0 && <WhoSigned version={version} parties={parties} />;
}

/** Leads a party who has not signed a version to the page on which they do. */
export function SignLink({ version }: { version: AgreementVersion }) {
  const { t } = useLingui();
  const { id: me } = useUser();
  const now = useNow();
  const { case_id: caseId, document, number, signatures } = version;
  const own = useParties(version).find(({ user_id }) => user_id === me);
  if (own === undefined || signatures.some(({ participant_id }) => participant_id === own.id)) return null;
  return (
    <Button asChild>
      <Link to={{ pathname: paths.agreementSign(caseId), ...documentSearch(document) }}>
        {isSignable(version, now) ? t`Go on to signing version ${number}` : t`Read it`}
      </Link>
    </Button>
  );
}
