import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { AudienceLine, Button, Card, Rule, Stack } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { DangerLine } from '../../../safety/danger-line.tsx';
import { SentWords } from '../../../shared/sessions/sent-words.tsx';
import { WordForm } from '../../../shared/sessions/word-form.tsx';
import { SaidConcerns } from '../attending/said-concerns.tsx';
import { useUnsafeDialog } from '../attending/use-unsafe-dialog.tsx';

export interface AfterwardsCardProps {
  session: MediationSession;
  participantId: string;
  /** First name. */
  mediator: string;
}

/** A word to the mediator about how a session was, and the way to say that it was not safe. */
export function AfterwardsCard({ session, participantId, mediator }: AfterwardsCardProps) {
  const { t } = useLingui();
  const id = useId();
  const word = { session, about: 'afterwards', participantId, mediator } as const;
  const { opener, dialog } = useUnsafeDialog(session, mediator);
  return (
    <Card aria-labelledby={id}>
      <Stack>
        <Card.Title id={id}>{t`How was it for you?`}</Card.Title>
        <SentWords {...word} />
        <WordForm
          {...word}
          label={t`A line is enough. It helps ${mediator} plan the next one.`}
          placeholder={t`For example: too fast, too long, good`}
        />
        <Rule />
        <SaidConcerns session={session} mediator={mediator} />
        <div>
          <Button tone="quiet" flush {...opener}>
            {t`I felt unsafe in this session`}
          </Button>
          <AudienceLine short icon={<Lock />}>{t`Only ${mediator} reads this.`}</AudienceLine>
        </div>
        <DangerLine />
      </Stack>
      {dialog}
    </Card>
  );
}
