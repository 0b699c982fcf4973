import { useLingui } from '@lingui/react/macro';
import { Button, Card, Row, Stack, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useAskedConsent } from '../../../shared/cases/use-asked-consent.ts';

export interface AiConsentCardProps {
  /** The only case to ask about; without it the first in which an answer is missing. */
  caseId?: string;
}

/** Asks whether AI may read what the person writes, until they have answered. */
export function AiConsentCard({ caseId }: AiConsentCardProps) {
  const { t } = useLingui();
  const asked = useAskedConsent(caseId);
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
