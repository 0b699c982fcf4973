import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SignedVersion } from '@mediation/api-client';
import { Button, Card, Heading, Row, Stack, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { checkSignature } from '../../../shared/signing/own-papers.ts';
import { agreementNames } from '../../../words/names/agreement-names.ts';
import { sentence } from '../../../words/names/people-names.ts';
import { longDate } from '../../../words/times/relative-time.ts';

export interface OwnPapersCardProps {
  caseId: string;
  papers: readonly SignedVersion[];
  /** The first name. */
  mediator: string;
}

/** Tells a party of the signatures that were recorded in their name: by whom, when, and where they say that one is not right. */
export function OwnPapersCard({ caseId, papers, mediator }: OwnPapersCardProps) {
  const { t, i18n } = useLingui();
  const by = papers[0]?.recorded_by_name ?? mediator;
  const title = plural(papers.length, {
    one: `${by} recorded a signature on paper in your name`,
    other: `${by} recorded # signatures on paper in your name`,
  });
  return (
    <Card aria-labelledby="own-papers">
      <Stack gap="large">
        <Stack gap="tiny">
          <Heading level={2} size="large" voice id="own-papers">
            {sentence(title)}
          </Heading>
          <Text tone="soft">
            {t`Look whether it is right. If it is not, say so: it then does not count until ${mediator} has dealt with it.`}
          </Text>
        </Stack>
        {papers.map(({ version_id, document, number, signed_at }) => (
          <Row key={version_id} wrap justify="between">
            <Stack gap="tiny">
              <Text
                weight="strong"
                id={`paper-${version_id}`}
              >{t`${i18n._(agreementNames[document])}, version ${number}`}</Text>
              <Text size="small" tone="soft">{t`Recorded on ${longDate(new Date(signed_at))}`}</Text>
            </Stack>
            <Button asChild tone="secondary">
              <Link to={checkSignature(caseId, document)} aria-describedby={`paper-${version_id}`}>
                {t`Check the signature`}
              </Link>
            </Button>
          </Row>
        ))}
      </Stack>
    </Card>
  );
}
