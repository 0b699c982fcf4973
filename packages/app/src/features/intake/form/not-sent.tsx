import { useLingui } from '@lingui/react/macro';
import type { Participant } from '@mediation/api-client';
import { Badge, Card, Heading, Row, Stack, Text } from '@mediation/ui';
import { CircleDashed } from 'lucide-react';
import { RemindButton } from '../../../shared/people/remind-button.tsx';

export interface NotSentProps {
  party: Participant;
  /** Whether the case is open, so that the party can be reminded. */
  isOpen: boolean;
}

/** For the mediator: a party who has not sent their intake yet. Until then nobody else reads what is in it. */
export function NotSent({ party: { id, name, status }, isOpen }: NotSentProps) {
  const { t } = useLingui();
  const isInvited = status === 'invited';
  return (
    <Card aria-labelledby={`not-sent-${id}`}>
      <Stack>
        <Row justify="between" wrap>
          <Heading id={`not-sent-${id}`} level={2} size="large">
            {name}
          </Heading>
          <Badge icon={<CircleDashed />}>{isInvited ? t`Has not joined yet` : t`Not sent yet`}</Badge>
        </Row>
        <Text tone="soft">
          {isInvited
            ? t`The intake can be filled in once the invitation is accepted.`
            : t`You read the intake once it is sent.`}
        </Text>
        {!isInvited && isOpen && (
          <Row>
            <RemindButton participantId={id} name={name} />
          </Row>
        )}
      </Stack>
    </Card>
  );
}
