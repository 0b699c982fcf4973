import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { ChatComposer, QuickQuestions, Row, Spinner, Stack } from '@mediation/ui';
import { useState } from 'react';
import { useUser } from '../../auth/session-provider.tsx';
import { DangerLine } from '../../safety/danger-line.tsx';
import { assistantWords } from './assistant-words.ts';
import { MoreQuestions } from './more-questions.tsx';

export interface AssistantComposerProps {
  /** Whether something was asked before. */
  hasBegun: boolean;
  isLoading: boolean;
  /** Whether an answer is on its way. */
  isPending: boolean;
  onAsk: (question: string) => void;
}

/** The field for a question to the assistant, below questions that one could ask. */
export function AssistantComposer({ hasBegun, isLoading, isPending, onAsk }: AssistantComposerProps) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const [draft, setDraft] = useState('');
  const { placeholder } = assistantWords[role];
  const questions = assistantWords[role].questions.map((it) => i18n._(it));
  const isTooLong = draft.trim().length > limits.questionMax;
  const send = () => {
    onAsk(draft);
    setDraft('');
  };
  return (
    <Stack gap="normal">
      {isPending && (
        <Row gap="small">
          <Spinner />
          <output>{t`The AI is answering`}</output>
        </Row>
      )}
      {hasBegun ? (
        <Row gap="small">
          <MoreQuestions questions={questions} onAsk={onAsk} disabled={isPending} />
        </Row>
      ) : (
        !isLoading && (
          <QuickQuestions label={t`You could ask`} questions={questions} onAsk={onAsk} disabled={isPending} />
        )
      )}
      <ChatComposer
        label={t`Question to the AI`}
        placeholder={i18n._(placeholder)}
        sendLabel={t`Send`}
        value={draft}
        onValueChange={setDraft}
        onSend={send}
        sending={isPending || isLoading || isTooLong}
        error={isTooLong ? t`This is too long. Use ${limits.questionMax} characters or fewer.` : undefined}
      />
      {role === 'divorcee' && <DangerLine />}
    </Stack>
  );
}
