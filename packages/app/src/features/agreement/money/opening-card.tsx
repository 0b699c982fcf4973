import { useLingui } from '@lingui/react/macro';
import { type MoneyParty, openStatements, returnStatement } from '@mediation/api-client';
import { Button, Card, Checklist, Row, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { firstName } from '../../../words/names/people-names.ts';

/** Whether both statements are complete, and the one act that opens them. */
export function OpeningCard({ caseId, parties }: { caseId: string; parties: readonly MoneyParty[] }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [isAsking, setAsking] = useState(false);
  const [returned, setReturned] = useState<MoneyParty>();
  const complete = parties.filter(({ completed_at }) => completed_at !== null);
  const isReady = parties.length === 2 && complete.length === 2;
  return (
    <Card aria-labelledby="opening">
      <Stack>
        <Card.Title id="opening">{t`Both statements`}</Card.Title>
        <Checklist.Root>
          {parties.map(({ participant_id, name, completed_at }) => (
            <Checklist.Item
              key={participant_id}
              state={completed_at === null ? 'open' : 'done'}
              stateLabel={completed_at === null ? t`Still to come` : t`Done`}
            >
              {completed_at === null
                ? t`${firstName(name)} has not said yet that the figures are complete`
                : t`${firstName(name)} says that the figures are complete`}
            </Checklist.Item>
          ))}
        </Checklist.Root>
        {isReady ? (
          <Button block onClick={() => setAsking(true)}>{t`Open both statements`}</Button>
        ) : (
          <Text size="small" tone="soft">{t`You can open both at the same moment when both are complete.`}</Text>
        )}
        {complete.length > 0 && (
          <Row wrap gap="small">
            {complete.map((party) => (
              <Button key={party.participant_id} tone="quiet" size="small" flush onClick={() => setReturned(party)}>
                {t`Send back to ${firstName(party.name)}`}
              </Button>
            ))}
          </Row>
        )}
      </Stack>
      {returned && (
        <ActionDialog
          title={t`Send the figures back to ${firstName(returned.name)}?`}
          description={t`${firstName(returned.name)} can change them again, and then says that they are complete. Say what to look at with a question about a figure.`}
          action={t`Send back`}
          failed={t`Failed to send the figures back`}
          work={() => call(returnStatement, { caseId, participant_id: returned.participant_id })}
          onClose={() => setReturned(undefined)}
        />
      )}
      {isAsking && (
        <ActionDialog
          title={t`Open both statements?`}
          description={t`Both parties and their lawyers see all figures at the same moment. This can’t be undone. Documents stay with the people who may read them now.`}
          action={t`Open both`}
          failed={t`Failed to open the statements`}
          work={() => call(openStatements, { caseId })}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}
