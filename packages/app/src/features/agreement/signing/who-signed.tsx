import { useLingui } from '@lingui/react/macro';
import type { AgreementVersion } from '@mediation/api-client';
import { Card, Cells, Text } from '@mediation/ui';
import { useReveal } from '../../../browser/use-reveal.ts';
import { longDate } from '../../../words/times/relative-time.ts';
import { SignatureCertificate } from './certificate/signature-certificate.tsx';
import { PaperSignature } from './paper/paper-signature.tsx';
import { signedWhen } from './words/signed-when.ts';
import { useNow } from '../../../browser/use-now.ts';

/** Who has signed a version, and when. When somebody read it is never shown. */
export function WhoSigned({ version }: { version: AgreementVersion }) {
  const { t } = useLingui();
  const now = useNow();
  const reveal = useReveal('who-signed');
  const { number, parties, signatures, signable_at } = version;
  const notYet =
    now < Date.parse(signable_at) ? t`Can sign from ${longDate(new Date(signable_at))}` : t`Not signed yet`;
  return (
    <Card ref={reveal} flush tabIndex={-1} aria-labelledby="who-signed">
      <Card.Head>
        <Card.Title id="who-signed">{t`Who has signed version ${number}`}</Card.Title>
      </Card.Head>
      <Cells>
        {parties.map(({ id, name }) => {
          const signature = signatures.find(({ participant_id }) => participant_id === id);
          return (
            <div key={id}>
              <Text weight="strong">{name}</Text>
              <Text size="small" tone="soft">
                {signature === undefined ? notYet : signedWhen(signature)}
              </Text>
              {signature && <SignatureCertificate signature={signature} />}
              {signature?.method === 'paper' && <PaperSignature version={version} signature={signature} />}
            </div>
          );
        })}
      </Cells>
    </Card>
  );
}
