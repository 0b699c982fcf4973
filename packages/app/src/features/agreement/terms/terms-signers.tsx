import { useLingui } from '@lingui/react/macro';
import type { CaseTerms } from '@mediation/api-client';
import { Card, Facts, Stack } from '@mediation/ui';
import { longDate } from '../../../words/times/relative-time.ts';

/** Who signed the terms, and when. When somebody read them or what they asked is never shown. */
export function TermsSigners({ terms: { signers, number } }: { terms: CaseTerms }) {
  const { t } = useLingui();
  return (
    <Card aria-labelledby="terms-signers">
      <Stack gap="small">
        <Card.Title id="terms-signers">{t`Who has signed version ${number}`}</Card.Title>
        <Facts
          facts={signers.map(({ name, signed_at: signedAt }) => ({
            term: name,
            detail: signedAt === null ? t`Not signed yet` : t`Signed ${longDate(new Date(signedAt))}`,
          }))}
        />
      </Stack>
    </Card>
  );
}
