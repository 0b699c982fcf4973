import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { Button, Card, Heading, Stack, Text } from '@mediation/ui';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { openActions, type PlacedAction } from '../../../shared/sessions/next-actions.ts';
import { useTick } from '../../../shared/sessions/use-tick.ts';
import { dueText } from '../../../words/times/due-text.ts';
import { actionsTitle } from './actions-card.tsx';

/** The reader’s own next action, with its button. Renders nothing when all is done. */
export function OwnActionCard({ session, participantId }: { session: MediationSession; participantId: string }) {
  const next = openActions([session], participantId)[0];
  if (next?.action.participant_id !== participantId) return null;
  return <Own key={`${next.place} ${next.action.text}`} {...next} />;
}

function Own(placed: PlacedAction) {
  const { t } = useLingui();
  const id = useId();
  const { tick, isBusy, problem } = useTick(placed);
  const { session, action } = placed;
  const finish = async () => {
    if (await tick(true, t`Done: ${action.text}`)) document.getElementById(actionsTitle)?.focus();
  };
  return (
    <Card aria-labelledby={id}>
      <Stack>
        <Stack gap="tiny">
          <Card.Title id={id}>{t`Your next action`}</Card.Title>
          <Heading level={3} size="medium" voice>
            {action.text}
          </Heading>
          {action.due_on !== undefined && <Text tone="soft">{dueText(action.due_on)}</Text>}
        </Stack>
        <ProblemNotice problem={problem} />
        <Button block busy={isBusy} onClick={() => void finish()}>
          <Check />
          {t`I have done it`}
        </Button>
        <Text size="small">
          <Link to={paths.uploads(session.case_id)}>{t`Add a document`}</Link>
        </Text>
      </Stack>
    </Card>
  );
}
