import { useLingui } from '@lingui/react/macro';
import type { Intake } from '@mediation/api-client';
import { Card, Facts, Row, Stack, Text } from '@mediation/ui';
import type { ReactNode } from 'react';
import { useAnswerText } from './answer-words.ts';
import type { IntakeValues } from './answers.ts';
import * as styles from './intake-form.css.ts';
import { otherAnswers } from './other-answers.ts';
import { fieldsOf, questionOf, type Section } from './sections.ts';
import { useTerms } from './use-terms.ts';

export interface SectionAnswersProps {
  section: Section;
  title: string;
  values: IntakeValues;
  intake: Intake | null;
  /** First name of who asked. */
  mediator: string;
  /** At the end of the title: a link to change it. */
  action?: ReactNode;
  /** Below the answers. */
  children?: ReactNode;
}

/** What was said about one topic, to read, with the mediator’s question and its answer. */
export function SectionAnswers({ section, title, values, intake, mediator, action, children }: SectionAnswersProps) {
  const { t } = useLingui();
  const terms = useTerms();
  const textOf = useAnswerText();
  const asked = questionOf(intake, section);
  const facts = [
    ...fieldsOf[section].map((field) => ({ term: terms[field], detail: textOf(field, values) })),
    ...otherAnswers(intake, section),
    ...(asked ? [{ term: t`${mediator} asks: ${asked.question}`, detail: values.replies[asked.section] ?? '–' }] : []),
  ].filter(({ detail }) => detail.trim() !== '');
  return (
    <Card aria-labelledby={`answers-${intake?.id ?? 'new'}-${section}`}>
      <Stack>
        <Row justify="between">
          <Card.Title id={`answers-${intake?.id ?? 'new'}-${section}`}>{title}</Card.Title>
          {action}
        </Row>
        {facts.length === 0 ? (
          <Text tone="soft">{t`Nothing said about this.`}</Text>
        ) : (
          <Facts className={styles.lines} facts={facts} />
        )}
        {children}
      </Stack>
    </Card>
  );
}
