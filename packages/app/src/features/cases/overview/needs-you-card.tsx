import { useLingui } from '@lingui/react/macro';
import { listCaseReasons } from '@mediation/api-client';
import { Card, List, Text } from '@mediation/ui';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { reasonAction, reasonText } from '../../../shared/cases/actions/reason-words.ts';
import { useOver } from '../../../shared/layout/panel.ts';

/** For the mediator: the reasons why this case needs them, the most pressing first. Renders nothing without any. */
export function NeedsYouCard({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const id = useId();
  const over = useOver();
  const { data } = useEndpoint(listCaseReasons, { caseId });
  const reasons = data?.reasons ?? [];
  if (reasons.length === 0) return null;
  return (
    <Card flush aria-labelledby={id}>
      <Card.Head>
        <Card.Title id={id}>{t`What needs you`}</Card.Title>
      </Card.Head>
      <List>
        {reasons.map((reason) => {
          const { label, to } = reasonAction(reason, caseId);
          return (
            <List.Row key={reason.kind} asChild end={<ChevronRight />}>
              <Link to={typeof to === 'string' ? to : over(to)}>
                <span>
                  {reasonText(reason)}
                  <Text size="small" tone="soft">
                    {label}
                  </Text>
                </span>
              </Link>
            </List.Row>
          );
        })}
      </List>
    </Card>
  );
}
