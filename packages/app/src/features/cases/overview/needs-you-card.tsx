import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { limits, listPendingUploads, listCases } from '@mediation/api-client';
import { Card, List, Text } from '@mediation/ui';
import { ChevronRight, FileText, MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { panels, paths } from '../../../paths.ts';
import { promises } from '../../../words/promises.ts';

/** For the mediator: the items in this case that wait for them. Renders nothing without any. */
export function NeedsYouCard({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const pending = useEndpoint(listPendingUploads, { limit: limits.pageMax });
  const cases = useEndpoint(listCases, { limit: limits.pageMax });
  const documents = pending.data?.uploads.filter(({ case_id }) => case_id === caseId).length ?? 0;
  const unread = cases.data?.cases.find(({ id }) => id === caseId)?.unread_count ?? 0;
  if (documents + unread === 0) return null;
  return (
    <Card flush aria-labelledby="needs-you">
      <Card.Head>
        <Card.Title id="needs-you">{t`What needs you`}</Card.Title>
      </Card.Head>
      <List>
        {unread > 0 && (
          <List.Row asChild icon={<MessageCircle />} end={<ChevronRight />}>
            <Link to={panels.chat(caseId)}>
              {plural(unread, { one: '# unread message', other: '# unread messages' })}
            </Link>
          </List.Row>
        )}
        {documents > 0 && (
          <List.Row asChild align="start" icon={<FileText />} end={<ChevronRight />}>
            <Link to={paths.mediatorReview()}>
              <span>
                {plural(documents, { one: '# document to review', other: '# documents to review' })}
                <Text size="small" tone="soft">
                  {t`People are told that you look within ${promises.reviewHours} hours.`}
                </Text>
              </span>
            </Link>
          </List.Row>
        )}
      </List>
    </Card>
  );
}
