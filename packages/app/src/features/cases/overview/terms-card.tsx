import { useLingui } from '@lingui/react/macro';
import { type Case, getCaseTerms } from '@mediation/api-client';
import { Button, Card, Facts, Stack } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { paths } from '../../../paths.ts';
import { isGoingOn } from '../../../shared/cases/writable-case.ts';
import { longDate } from '../../../words/times/relative-time.ts';

/** Who signed how they will work together, and the way there. Renders nothing where nothing is published. */
export function TermsCard({ mediationCase }: { mediationCase: Case }) {
  const { t } = useLingui();
  const { data } = useEndpoint(getCaseTerms, { caseId: mediationCase.id });
  const terms = data?.terms ?? null;
  if (terms === null) return null;
  const maySign = terms.own?.signed_at === null && isGoingOn(mediationCase);
  return (
    <Card aria-labelledby="terms-card">
      <Stack>
        <Card.Title id="terms-card">{t`How we will work together, version ${terms.number}`}</Card.Title>
        <Facts
          facts={terms.signers.map(({ name, signed_at: at }) => ({
            term: name,
            detail: at === null ? t`Not signed yet` : t`Signed ${longDate(new Date(at))}`,
          }))}
        />
        <div>
          <Button asChild tone="secondary" size="small">
            <Link to={paths.terms(mediationCase.id)}>{maySign ? t`Read and sign the terms` : t`Read the terms`}</Link>
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
