import { useLingui } from '@lingui/react/macro';
import { type AgreementVersion, type Participant, listAgreementVersions } from '@mediation/api-client';
import { Card, Notice, Stack, Text } from '@mediation/ui';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { longDate } from '../../../words/relative-time.ts';
import { signedWhen } from './signed-when.ts';
import * as styles from './signing.css.ts';
import { useNow } from './use-now.ts';

export interface WhoSignedProps {
  version: AgreementVersion;
  /** The two parties, in their order. */
  parties: readonly Participant[];
}

/** Who has signed a version, and when. When somebody read it is never shown. */
export function WhoSigned({ version, parties }: WhoSignedProps) {
  const { t } = useLingui();
  const now = useNow();
  const { number, signatures, signable_at } = version;
  const notYet =
    now < Date.parse(signable_at) ? t`Can sign from ${longDate(new Date(signable_at))}` : t`Not signed yet`;
  return (
    <Stack gap="normal">
      <Replaced version={version} />
      <Card flush aria-labelledby="who-signed">
        <Card.Head>
          <Card.Title id="who-signed">{t`Who has signed version ${number}`}</Card.Title>
        </Card.Head>
        <div className={styles.signers}>
          {parties.map(({ id, name }) => {
            const signature = signatures.find(({ participant_id }) => participant_id === id);
            return (
              <div key={id} className={styles.signer}>
                <Text weight="strong">{name}</Text>
                <Text size="small" tone="soft">
                  {signature === undefined ? notYet : signedWhen(signature)}
                </Text>
              </div>
            );
          })}
        </div>
      </Card>
    </Stack>
  );
}

/** Says that the signatures of the version before ended. */
function Replaced({ version: { case_id: caseId, document, number } }: { version: AgreementVersion }) {
  const { t } = useLingui();
  const { data } = useEndpoint(listAgreementVersions, { caseId, document, limit: 2 });
  const before = data?.versions.find((it) => it.number < number && it.signatures.length > 0);
  if (before === undefined) return null;
  return (
    <Notice tone="info">
      {t`The words have changed since version ${before.number}. Signatures under it no longer count.`}
    </Notice>
  );
}
