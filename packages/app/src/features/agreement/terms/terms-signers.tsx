import { useLingui } from '@lingui/react/macro';
import type { CaseTerms } from '@mediation/api-client';
import { Card, Cells, Text } from '@mediation/ui';
import { longDate } from '../../../words/times/relative-time.ts';

/** Who signed the terms, and when. When somebody read them or what they asked is never shown. */
export function TermsSigners({ terms: { signers, number } }: { terms: CaseTerms }) {
  const { t } = useLingui();
  return (
    <Card flush aria-labelledby="terms-signers">
      <Card.Head>
        <Card.Title id="terms-signers">{t`Who has signed version ${number}`}</Card.Title>
      </Card.Head>
      <Cells>
        {signers.map(({ participant_id, name, signed_at: signedAt }) => (
          <div key={participant_id}>
            <Text weight="strong">{name}</Text>
            <Text size="small" tone="soft">
              {signedAt === null ? t`Not signed yet` : t`Signed ${longDate(new Date(signedAt))}`}
            </Text>
          </div>
        ))}
      </Cells>
    </Card>
  );
}
