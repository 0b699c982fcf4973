import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { AudienceLine, Button, Card, Stack, Text } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { useUser } from '../../../auth/session-provider.tsx';
import type { SessionPeople } from '../../../shared/sessions/session-people.ts';
import { sentence } from '../../../words/names/people-names.ts';
import { DangerLine } from '../../../safety/danger-line.tsx';
import { SaidConcerns } from './said-concerns.tsx';
import { useUnsafeDialog } from './use-unsafe-dialog.tsx';

export interface SafetyCardProps {
  session: MediationSession;
  people: SessionPeople;
}

/** The way to say that a session is not safe, for oneself or for one’s client. Only the mediator learns of it. */
export function SafetyCard({ session, people: { mediator, other } }: SafetyCardProps) {
  const { t } = useLingui();
  const { role } = useUser();
  const id = useId();
  const { opener, dialog } = useUnsafeDialog(session, mediator);
  return (
    <Card aria-labelledby={id}>
      <Stack>
        <Stack gap="tiny">
          <Card.Title id={id}>{t`Something does not feel right?`}</Card.Title>
          <Text tone="soft">
            {role === 'lawyer'
              ? t`Tell ${mediator}, who stops and speaks to you alone before anything goes on. You can say it for yourself, too.`
              : t`Tell ${mediator}, who stops and speaks to you alone before anything goes on.`}
          </Text>
        </Stack>
        <SaidConcerns session={session} mediator={mediator} />
        <Button tone="secondary" block {...opener}>
          {role === 'lawyer' ? t`This session is not safe for my client` : t`I feel unsafe about this session`}
        </Button>
        <AudienceLine short icon={<Lock />}>
          {t`Only ${mediator} sees this, at once.`}{' '}
          {role === 'lawyer' ? t`Your client is not told.` : other !== undefined && sentence(t`${other} is not told.`)}
        </AudienceLine>
        <DangerLine />
      </Stack>
      {dialog}
    </Card>
  );
}
