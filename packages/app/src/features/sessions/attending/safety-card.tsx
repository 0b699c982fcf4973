import { useLingui } from '@lingui/react/macro';
import { AudienceLine, Button, Card, Stack, Text } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import type { MediationSession } from '@mediation/api-client';
import type { SessionPeople } from '../../../shared/sessions/session-people.ts';
import { sentence } from '../../../words/people.ts';
import { DangerLine } from '../../../safety/danger-line.tsx';
import { useUnsafeDialog } from './use-unsafe-dialog.tsx';

export interface SafetyCardProps {
  session: MediationSession;
  people: SessionPeople;
}

/** For a party: the way to say that a session is not safe. Only the mediator learns of it. */
export function SafetyCard({ session, people: { mediator, other } }: SafetyCardProps) {
  const { t } = useLingui();
  const id = useId();
  const { opener, dialog } = useUnsafeDialog(session, mediator);
  return (
    <Card aria-labelledby={id}>
      <Stack>
        <Stack gap="tiny">
          <Card.Title id={id}>{t`Something does not feel right?`}</Card.Title>
          <Text tone="soft">{t`Tell ${mediator}, who stops and speaks to you alone before anything goes on.`}</Text>
        </Stack>
        <Button tone="secondary" block {...opener}>
          {t`I feel unsafe about this session`}
        </Button>
        <AudienceLine short icon={<Lock />}>
          {t`Only ${mediator} sees this, at once.`} {other !== undefined && <>{sentence(t`${other} is not told.`)}</>}
        </AudienceLine>
        <DangerLine />
      </Stack>
      {dialog}
    </Card>
  );
}
