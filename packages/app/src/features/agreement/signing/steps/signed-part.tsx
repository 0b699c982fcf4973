import { useLingui } from '@lingui/react/macro';
import type { AgreementVersion } from '@mediation/api-client';
import { Button, Row, Link as TextLink } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../../../paths.ts';
import { DownloadMenu } from '../../files/download-menu.tsx';
import { agreementNames } from '../../../../words/names/agreement-names.ts';
import { StatusText } from '../../status-text.tsx';
import { documentSearch } from '../../use-document.ts';
import { EarlierSignaturesNotice } from '../earlier-signatures-notice.tsx';
import { VersionFingerprint } from '../paper/version-fingerprint.tsx';
import { inForceWords } from '../in-force.ts';
import { SigningLayout } from '../signing-layout.tsx';
import type { SigningContext } from '../signing-context.ts';
import { WhoSigned } from '../who-signed.tsx';

/** That the party has signed, and the way to the next document that waits for their signature. */
export function SignedPart({ context }: { context: SigningContext }) {
  const { t, i18n } = useLingui();
  const { version, following, names, own } = context;
  const { document, number, signatures } = version;
  const paper = signatures.find((signed) => signed.participant_id === own.participant_id && signed.method === 'paper');
  const inForce = inForceWords(version, true);
  const name = i18n._(agreementNames[document]);
  return (
    <SigningLayout
      context={context}
      part="signed"
      title={
        paper === undefined
          ? t`You have signed: ${name}, version ${number}`
          : t`Recorded as signed by you on paper: ${name}, version ${number}`
      }
      lead={
        paper?.is_in_question === true
          ? t`You said that this is not right. Until ${names.mediator} has dealt with it, your signature does not count.`
          : (inForce ??
            t`If a word changes before ${names.other} has signed, there is a new version, and your signature under this one ends. Once both of you have signed, this version stays the signed one until both have signed a new one.`)
      }
      foot={
        <>
          <DownloadMenu version={version} />
          <Button asChild tone={following ? 'plain' : 'primary'}>
            <Link to={paths.dashboard()}>{t`Go to the dashboard`}</Link>
          </Button>
          {following && (
            <Button asChild>
              <Link to={documentSearch(following.document)}>
                {t`Go on to: ${i18n._(agreementNames[following.document])}`}
              </Link>
            </Button>
          )}
        </>
      }
    >
      {inForce !== null && <NextToDo version={version} />}
      <StatusText text={version.status_text} />
      <EarlierSignaturesNotice version={version} />
      <WhoSigned version={version} />
      <VersionFingerprint hash={version.hash} number={version.number} isSigned />
    </SigningLayout>
  );
}

/** What follows from a version that both have signed: what the party does now, and the dates in their calendar. */
function NextToDo({ version: { clauses } }: { version: AgreementVersion }) {
  const { t } = useLingui();
  return (
    <Row wrap>
      {clauses.some(({ duties }) => duties.length > 0) && (
        <TextLink asChild standalone>
          <Link to={{ pathname: paths.divorcee(), hash: '#duties' }}>{t`What you do now`}</Link>
        </TextLink>
      )}
      <TextLink asChild standalone>
        <Link to={{ pathname: paths.profile(), search: '?part=calendar' }}>{t`Show these dates in your calendar`}</Link>
      </TextLink>
    </Row>
  );
}
