import { useLingui } from '@lingui/react/macro';
import type { Intake } from '@mediation/api-client';
import { Card, Facts, Row, Stack, Text } from '@mediation/ui';
import type { ReactNode } from 'react';
import { useAnswerText } from '../form/use-answer-text.ts';
import type { IntakeValues } from '../form/answers.ts';
import { otherAnswers } from './other-answers.ts';
import { fieldsOf, questionOf, type IntakeTopic } from '../form/sections.ts';
import { useTerms } from '../form/use-terms.ts';

export interface SectionAnswersProps {
  section: IntakeTopic;
  title: string;
  values: IntakeValues;
  intake: Intake | null;
  /** The currency of the case. */
  currency: string | null;
  /** First name of who asked. */
  mediator: string;
  /** At the end of the title: a link to change it. */
  action?: ReactNode;
  /** The id of a heading that names whose answers these are, where a page shows several people’s. */
  ofId?: string;
  /** Below the answers. */
  children?: ReactNode;
}

/** What was said about one topic, to read, with the mediator’s question and its answer. */
export function SectionAnswers(props: SectionAnswersProps) {
  const { section, title, values, intake, currency, mediator, action, ofId = '', children } = props;
  const { t } = useLingui();
  const terms = useTerms();
  const textOf = useAnswerText(currency);
  const id = `answers-${intake?.id ?? 'new'}-${section}`;
  const asked = questionOf(intake, section);
  const facts = [
    ...fieldsOf[section].map((field) => ({ term: terms[field], detail: textOf(field, values) })),
    ...otherAnswers(intake, section),
    ...(asked ? [{ term: t`${mediator} asks: ${asked.question}`, detail: values.replies[asked.section] ?? '–' }] : []),
  ].filter(({ detail }) => detail.trim() !== '');
  return (
    <Card aria-labelledby={`${ofId} ${id}`.trim()}>
      <Stack>
        <Row justify="between">
          <Card.Title id={id}>{title}</Card.Title>
          {action}
        </Row>
        {facts.length === 0 ? <Text tone="soft">{t`No answer here.`}</Text> : <Facts typed facts={facts} />}
        {children}
      </Stack>
    </Card>
  );
}
