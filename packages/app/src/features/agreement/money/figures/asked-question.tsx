import { useLingui } from '@lingui/react/macro';
import { answerFigureQuestion, type FigureQuestion, limits } from '@mediation/api-client';
import { Button, Stack, Text, Well } from '@mediation/ui';
import { useState } from 'react';
import { useUser } from '../../../../auth/session-provider.tsx';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { TextDialog } from './text-dialog.tsx';

/** A question of the mediator about one’s own figure, with the answer or the way to it. */
export function AskedQuestion({ question: { id, question, answer } }: { question: FigureQuestion }) {
  const { t } = useLingui();
  const { role } = useUser();
  const { call } = useBackend();
  const [isAnswering, setAnswering] = useState(false);
  return (
    <Well>
      <Stack gap="small">
        <Text size="small" tone="soft">{t`The mediator asks`}</Text>
        <Text>{question}</Text>
        {answer !== null && <Text>{t`Answer: ${answer}`}</Text>}
        {answer === null && role === 'divorcee' && (
          <div>
            <Button tone="secondary" onClick={() => setAnswering(true)}>{t`Answer`}</Button>
          </div>
        )}
      </Stack>
      {isAnswering && (
        <TextDialog
          title={question}
          description={t`Your lawyer, if you have one, and the mediator read your answer.`}
          label={t`Your answer`}
          most={limits.commentMax}
          action={t`Send the answer`}
          failed={t`Failed to send the answer`}
          work={(text) => call(answerFigureQuestion, { figureQuestionId: id, answer: text })}
          onClose={() => setAnswering(false)}
        />
      )}
    </Well>
  );
}
