import { useLingui } from '@lingui/react/macro';
import type { CaseListItem } from '@mediation/api-client';
import { AudienceLine, Button, Card, Columns, Heading, PageHeader, Row, Stack, Text } from '@mediation/ui';
import { MessageCircle } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { CaseTableCard } from '../../../shared/cases/table/case-table-card.tsx';
import { paths } from '../../../paths.ts';
import { FeesLine } from './fees-line.tsx';
import { TalkWell } from './talk-well.tsx';

const DutiesCard = lazy(async () => ({ default: (await import('../../../shared/duties/duties-card.tsx')).DutiesCard }));

export interface ClosedCaseProps {
  caseId: string;
  /** The greeting. */
  title: string;
  cases: CaseListItem[];
}

/** A party's dashboard for a closed case: links to what can still be read, and contacts. */
export function ClosedCase({ caseId, title, cases }: ClosedCaseProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHeader voice title={title} />
      <Columns aside={<TalkWell />}>
        <Card aria-labelledby="closed">
          <Stack gap="large">
            <Stack gap="tiny">
              <Heading level={2} size="large" voice id="closed">
                {t`Your case is closed`}
              </Heading>
              <Text tone="soft">{t`You can still read everything in it.`}</Text>
            </Stack>
            <Row wrap>
              <Button asChild>
                <Link to={paths.case(caseId)}>{t`Open case`}</Link>
              </Button>
              <Button asChild tone="plain">
                <Link to={paths.messages()}>
                  <MessageCircle />
                  {t`Read the messages`}
                </Link>
              </Button>
            </Row>
          </Stack>
        </Card>
        <Suspense>
          <DutiesCard caseId={caseId} isOwn />
        </Suspense>
        {cases.length > 1 && <CaseTableCard title={t`Your cases`} />}
      </Columns>
      <FeesLine caseId={caseId} />
      <AudienceLine audience="self">{t`Only you see this page.`}</AudienceLine>
    </>
  );
}
