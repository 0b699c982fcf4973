import { useLingui } from '@lingui/react/macro';
import { Button } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { DownloadMenu } from '../files/download-menu.tsx';
import { agreementNames } from '../../../words/agreement-names.ts';
import { documentSearch } from '../use-document.ts';
import { Fingerprint } from './fingerprint.tsx';
import { SigningFrame } from './signing-frame.tsx';
import type { SigningOf } from './signing-of.ts';
import { WhoSigned } from './who-signed.tsx';

/** That the party has signed, and the way to the next document that waits for their signature. */
export function SignedPart({ it }: { it: SigningOf }) {
  const { t, i18n } = useLingui();
  const { version, names, following } = it;
  return (
    <SigningFrame
      it={it}
      part="decide"
      title={t`You have signed version ${version.number}`}
      lead={t`If a word changes, there is a new version, and your signature under this one ends.`}
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
      <WhoSigned version={version} parties={names.parties} />
      <Fingerprint hash={version.hash} number={version.number} isSigned />
    </SigningFrame>
  );
}
