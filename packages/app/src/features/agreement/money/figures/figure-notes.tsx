import { useLingui } from '@lingui/react/macro';
import type { FigureQuestion } from '@mediation/api-client';
import { Text } from '@mediation/ui';

export interface FigureNotesProps {
  questions: readonly FigureQuestion[];
}

/** The questions about a figure, with what became of each. */
export function FigureNotes({ questions }: FigureNotesProps) {
  const { t } = useLingui();
  const stateOf = ({ sent_at, answer, question }: FigureQuestion) => {
    if (answer !== null) return t`Answered: ${question} ${answer}`;
    return sent_at === null ? t`To send: ${question}` : t`Asked: ${question}`;
  };
  return (
    <>
      {questions.map((question) => (
        <Text key={question.id} size="small">
          {stateOf(question)}
        </Text>
      ))}
    </>
  );
}
