import { useLingui } from '@lingui/react/macro';
import { listOpenings } from '@mediation/api-client';
import { Card, List, Stack, Text } from '@mediation/ui';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { moment } from '../../../words/times/relative-time.ts';

/** For the mediator and admins: which admin opened what of the case, and why. Renders nothing if nobody did. */
export function OpeningsCard({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const { data } = useEndpoint(listOpenings, { caseId });
  if (data === undefined || data.openings.length === 0) return null;
  return (
    <Card flush aria-labelledby="openings">
      <Card.Head>
        <Card.Title id="openings">{t`Opened by admins`}</Card.Title>
      </Card.Head>
      <List aria-labelledby="openings">
        {data.openings.map(({ id, what, opened_by_name: name, opened_at, expires_at, ended_at, reason }) => (
          <List.Row key={id}>
            <Stack gap="tiny">
              <Text weight="medium">
                {what === 'channel' ? t`${name}: messages to everyone` : t`${name}: documents`}
              </Text>
              <Text typed>{reason}</Text>
              <Text size="small" tone="soft">
                {t`From ${moment(opened_at)} to ${moment(ended_at ?? expires_at)}`}
              </Text>
            </Stack>
          </List.Row>
        ))}
      </List>
    </Card>
  );
}
