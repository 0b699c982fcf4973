import { useLingui } from '@lingui/react/macro';
import { listAiConsents } from '@mediation/api-client';
import { Button, Card, Row, Stack, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { paths } from '../../paths.ts';

export interface AiConsentCardProps {
  /** The only case to ask about; without it the first in which an answer is missing. */
  caseId?: string;
}

/** Asks whether AI may read what the person writes, until they have answered. */
export function AiConsentCard({ caseId }: AiConsentCardProps) {
  const { t } = useLingui();
  const { data } = useEndpoint(listAiConsents, {});
  const asked = data?.consents.find(
    (it) =>
      it.is_open &&
      it.assistance === 'on' &&
      it.history.length === 0 &&
      (caseId === undefined || it.case_id === caseId),
  );
  if (asked === undefined) return null;
  return (
    <Card aria-labelledby="ai-consent">
      <Stack gap="normal">
        {caseId === undefined && (
          <Text size="small" tone="soft">
            {asked.title}
          </Text>
        )}
        <Card.Title id="ai-consent">{t`May AI read what you write?`}</Card.Title>
        <Text tone="soft">{t`Yes and no are both fine. Until you answer, it counts as a no.`}</Text>
        <Row>
          <Button asChild tone="secondary">
            <Link to={paths.aiConsent(asked.case_id)}>{t`Read and answer`}</Link>
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
