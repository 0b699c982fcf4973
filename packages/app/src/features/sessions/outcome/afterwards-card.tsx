import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { Button, Card, Rule, Stack, Text } from '@mediation/ui';
import { useId } from 'react';
import { useUser } from '../../../auth/session-provider.tsx';
import { DangerLine } from '../../../safety/danger-line.tsx';
import { WordForm } from '../../../shared/sessions/word-form.tsx';
import { useUnsafeDialog } from '../attending/use-unsafe-dialog.tsx';

export interface AfterwardsCardProps {
  session: MediationSession;
  participantId: string;
  /** First name. */
  mediator: string;
}

/** A word to the mediator about how a session was, and for a party the way to say that it was not safe. */
export function AfterwardsCard({ session, participantId, mediator }: AfterwardsCardProps) {
  const { t } = useLingui();
  const { role } = useUser();
  const id = useId();
  const { opener, dialog } = useUnsafeDialog(session, mediator);
  return (
    <Card aria-labelledby={id}>
      <Stack>
        <Card.Title id={id}>{t`How was it for you?`}</Card.Title>
        <WordForm
          session={session}
          about="afterwards"
          participantId={participantId}
          mediator={mediator}
          label={t`A line is enough. It helps ${mediator} plan the next one.`}
          placeholder={t`For example: too fast, too long, good`}
        />
        {role === 'divorcee' && (
          <>
            <Rule />
            <div>
              <Button tone="quiet" flush {...opener}>
                {t`I felt unsafe in this session`}
              </Button>
              <Text size="small" tone="soft">{t`Only ${mediator} sees it.`}</Text>
            </div>
            <DangerLine />
          </>
        )}
      </Stack>
      {dialog}
    </Card>
  );
}
