import type { ReactNode } from 'react';
import { Card } from '../card/card.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import { Heading, Text } from '../text/text.tsx';
import * as styles from './landing.css.ts';

export interface QuestionsProps {
  title: string;
  /** Three `Question`s. */
  children: ReactNode;
}

/** What people ask before they register, answered side by side. */
export function Questions({ title, children }: QuestionsProps) {
  return (
    <section className={`${styles.side} ${styles.features}`}>
      <Heading size="large" voice className={styles.questionsTitle}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

export interface QuestionProps {
  icon: ReactNode;
  /** "What does it cost?" */
  title: string;
  /** The link to all of the answer. */
  more: ReactNode;
  /** The answer in a few sentences. */
  children: ReactNode;
}

/** One question with a short answer. */
export function Question({ icon, title, more, children }: QuestionProps) {
  return (
    <Card className={styles.linkRows}>
      <Row gap="small">
        {icon}
        <Heading level={3}>{title}</Heading>
      </Row>
      <Text asChild tone="soft">
        <Stack gap="small" className={styles.answer}>
          {children}
        </Stack>
      </Text>
      {more}
    </Card>
  );
}

/** Two `Way`s, in a band across the page. */
export function Ways({ children }: { children: ReactNode }) {
  return <div className={`${styles.side} ${styles.ways}`}>{children}</div>;
}

export interface WayProps {
  /** For whom it is: "No invitation yet?" */
  title: string;
  text: string;
  /** The button that leads there. */
  children: ReactNode;
}

/** A way in for people for whom registering is not the next step. */
export function Way({ title, text, children }: WayProps) {
  return (
    <Stack asChild>
      <section>
        <Heading>{title}</Heading>
        <Text tone="soft">{text}</Text>
        <div>{children}</div>
      </section>
    </Stack>
  );
}
