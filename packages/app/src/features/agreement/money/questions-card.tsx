import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { type Money, removeFigureQuestion, sendFigureQuestions } from '@mediation/api-client';
import { AudienceLine, Button, Card, EmptyState, IconButton, List, Stack, Text } from '@mediation/ui';
import { Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { firstName } from '../../../words/names/people-names.ts';

const titleId = 'questions';

/** The questions that have no answer yet; one button sends those to both sides, after a confirmation. */
export function QuestionsCard({ caseId, money }: { caseId: string; money: Money }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run } = useAction();
  const [isSending, setSending] = useState(false);
  const open = money.questions.filter(({ answer }) => answer === null);
  const count = open.filter(({ sent_at }) => sent_at === null).length;
  const about = (figureId: string) => {
    const figure = money.figures.find(({ id }) => id === figureId);
    const owner = money.parties.find(({ participant_id }) => participant_id === figure?.participant_id);
    return `${firstName(owner?.name ?? '')}, ${figure?.label ?? ''}`;
  };
  return (
    <Card flush aria-labelledby={titleId}>
      <Card.Head>
        <Card.Title id={titleId} tabIndex={-1}>{t`Open questions`}</Card.Title>
        <Text size="small" tone="soft">
          {count > 0 ? t`${open.length}, ${count} not sent` : open.length}
        </Text>
      </Card.Head>
      {open.length === 0 ? (
        <Card.Body>
          <EmptyState title={t`No open questions`}>{t`Ask about a figure in the table.`}</EmptyState>
        </Card.Body>
      ) : (
        <List aria-labelledby={titleId}>
          {open.map(({ id, figure_id, question, sent_at }) => (
            <List.Row
              key={id}
              align="start"
              end={
                sent_at === null && (
                  <IconButton
                    label={t`Remove the question: ${about(figure_id)}`}
                    onClick={() =>
                      void run(() => call(removeFigureQuestion, { figureQuestionId: id }), {
                        failed: t`Failed to remove the question`,
                      })
                    }
                  >
                    <Trash2 />
                  </IconButton>
                )
              }
            >
              <div>
                <Text weight="strong">{about(figure_id)}</Text>
                <Text size="small">{question}</Text>
                {sent_at !== null && <Text size="small" tone="soft">{t`Sent, waits for the answer`}</Text>}
              </div>
            </List.Row>
          ))}
        </List>
      )}
      {count > 0 && (
        <Card.Body>
          <Stack gap="small">
            <Button block aria-haspopup="dialog" onClick={() => setSending(true)}>
              <Send />
              {plural(count, { one: 'Send the question', 2: 'Send both questions', other: 'Send # questions' })}
            </Button>
            <AudienceLine audience="lawyer" short>{t`Each question goes to its owner and their lawyer.`}</AudienceLine>
          </Stack>
        </Card.Body>
      )}
      {isSending && (
        <ActionDialog
          title={t`${plural(count, { one: 'Send the question?', 2: 'Send both questions?', other: 'Send # questions?' })}`}
          description={t`Each question goes to its owner and their lawyer at once. You cannot take it back.`}
          action={t`Send`}
          failed={t`Failed to send the questions`}
          done={t`${plural(count, { one: 'The question is sent', other: '# questions are sent' })}`}
          work={() => call(sendFigureQuestions, { caseId })}
          onClose={() => setSending(false)}
          focusInstead={() => document.getElementById(titleId)?.focus()}
        />
      )}
    </Card>
  );
}
