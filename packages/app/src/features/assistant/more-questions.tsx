import { useLingui } from '@lingui/react/macro';
import { Button, DropdownMenu } from '@mediation/ui';
import { ChevronDown } from 'lucide-react';

export interface MoreQuestionsProps {
  questions: string[];
  onAsk: (question: string) => void;
  disabled: boolean;
}

/** The suggested questions in a menu, once the conversation has begun. */
export function MoreQuestions({ questions, onAsk, disabled }: MoreQuestionsProps) {
  const { t } = useLingui();
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button tone="quiet" size="small" disabled={disabled}>
          {t`Quick questions`}
          <ChevronDown />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="start" side="top">
        {questions.map((question) => (
          <DropdownMenu.Item key={question} onSelect={() => onAsk(question)}>
            {question}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
