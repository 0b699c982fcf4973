import { useLingui } from '@lingui/react/macro';
import { Button, Card, Checklist, Heading, Row, Stack, Text } from '@mediation/ui';
import { MessageCircle, Upload } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { AddingDocuments } from '../../../shared/documents/adding/adding-documents.tsx';
import { SendingList } from '../../../shared/documents/adding/sending-list.tsx';
import { useUnsent } from '../../../shared/documents/adding/use-sendings.ts';
import { RequirementItem } from '../../../shared/documents/requirement-item.tsx';
import { paths } from '../../../paths.ts';
import { sentence } from '../../../words/names/people-names.ts';
import { nextStepWords, type SaidStep } from './next-step-words.ts';

const shownDocuments = 3;

export interface NextStepCardProps {
  caseId: string;
  next: SaidStep;
  /** First names. */
  mediator: string;
  other: string;
  /** Whether something else waits for the party. */
  hasMore: boolean;
}

/** The next action of a party: what to do, why it matters and how long it takes. */
export function NextStepCard({ next, caseId, ...about }: NextStepCardProps) {
  const { t } = useLingui();
  const me = useUser();
  const { title, why, duration, action } = nextStepWords(next, { caseId, me, ...about });
  const sendings = useUnsent(caseId);
  return (
    <AddingDocuments>
      <Card aria-labelledby="next">
        <Stack gap="large">
          <Stack gap="tiny">
            <Text size="small" tone="soft">{t`Your next step`}</Text>
            <Heading level={2} size="large" voice id="next">
              {title}
            </Heading>
            <Text tone="soft">{sentence(why)}</Text>
            {duration !== undefined && (
              <Text size="small" tone="soft">
                {duration}
              </Text>
            )}
          </Stack>
          {next.kind === 'documents' && (
            <Checklist.Root>
              {next.requirements.slice(0, shownDocuments).map((requirement) => (
                <RequirementItem key={requirement.id} requirement={requirement} />
              ))}
            </Checklist.Root>
          )}
          <SendingList sendings={sendings} />
          <Row wrap>
            {action !== undefined && (
              <Button asChild>
                <Link to={action.to}>
                  {next.kind === 'documents' && <Upload />}
                  {action.label}
                </Link>
              </Button>
            )}
            <Button asChild tone={action === undefined ? 'secondary' : 'plain'}>
              <Link to={paths.messages()}>
                <MessageCircle />
                {t`Ask a question`}
              </Link>
            </Button>
          </Row>
        </Stack>
      </Card>
    </AddingDocuments>
  );
}
