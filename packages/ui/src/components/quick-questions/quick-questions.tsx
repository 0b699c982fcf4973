import { useId } from 'react';
import { Button } from '../button/button.tsx';
import * as styles from './quick-questions.css.ts';

export interface QuickQuestionsProps {
  /** The heading: "You could ask". */
  label: string;
  questions: readonly string[];
  onAsk: (question: string) => void;
  /** Disables the questions while an answer loads. */
  disabled?: boolean | undefined;
}

/**
 * Suggested questions to begin with. At most six complete questions.
 *
 * @instead Use `AssistantMessage` for questions that follow an answer.
 *
 * @accessibility A list with a name. Each question is a button whose whole text is its name.
 */
export function QuickQuestions({ label, questions, onAsk, disabled }: QuickQuestionsProps) {
  const id = useId();
  if (questions.length === 0) return null;
  return (
    <div>
      <p className={styles.label} id={id}>
        {label}
      </p>
      <ul className={styles.questions} aria-labelledby={id}>
        {questions.map((question) => (
          <li key={question}>
            <Button
              className={styles.question}
              tone="quiet"
              size="small"
              aria-disabled={disabled}
              onClick={() => !disabled && onAsk(question)}
            >
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
