import { useLingui } from '@lingui/react/macro';
import { type ClauseLanguage, questionsOf, withAnswers } from '@mediation/agreement';
import { limits } from '@mediation/api-client';
import { Button, Field, Input, Row, Stack, Text } from '@mediation/ui';
import { useEffect, useRef, useState } from 'react';
import type { OfferedClause } from './offered-clauses.tsx';

export interface ClauseQuestionsProps {
  clause: OfferedClause;
  language: ClauseLanguage;
  isBusy: boolean;
  onAdd: (clause: OfferedClause) => void;
  onBack: () => void;
}

/** What a clause of the office asks, and how it reads with the answers. What stays open keeps its brackets in the draft. */
export function ClauseQuestions({ clause, language, isBusy, onAdd, onBack }: ClauseQuestionsProps) {
  const { t } = useLingui();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const answered = {
    ...clause,
    heading: withAnswers(clause.heading, answers).slice(0, limits.titleMax),
    text: withAnswers(clause.text, answers),
    plain_text: withAnswers(clause.plain_text, answers),
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(answered);
      }}
    >
      <Stack gap="large">
        {askedBy(clause).map((question, at) => (
          <Field key={question} label={<span lang={language}>{question}</span>}>
            <Input
              ref={at === 0 ? first : undefined}
              lang={language}
              autoComplete="off"
              value={answers[question] ?? ''}
              maxLength={limits.titleMax}
              onChange={({ target }) => setAnswers({ ...answers, [question]: target.value })}
            />
          </Field>
        ))}
        <div>
          <Text weight="strong">{t`How it reads`}</Text>
          <Text lang={language} aria-live="polite">
            {answered.text}
          </Text>
        </div>
        <Row wrap>
          <Button type="submit" busy={isBusy}>{t`Add the clause`}</Button>
          <Button tone="secondary" onClick={onBack}>{t`Back to the library`}</Button>
        </Row>
      </Stack>
    </form>
  );
}

/** The questions of all words of a clause. */
export const askedBy = ({ heading, text, plain_text }: OfferedClause) =>
  questionsOf(`${heading}\n${text}\n${plain_text}`);
