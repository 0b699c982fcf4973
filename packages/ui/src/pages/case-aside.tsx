import { FileText, Mail, MessageCircle } from 'lucide-react';
import { Card, Facts, InsightCard, Row, Stack, Text } from '../index.ts';
import { address } from './cases.ts';

const todo = [
  { icon: <MessageCircle />, title: 'Calm the pickup thread', why: 'Both wrote in the last hour' },
  { icon: <FileText />, title: 'Review Maya’s mortgage statement', why: 'Promised within 24–48 hours' },
  { icon: <Mail />, title: 'Remind Daniel about 7 documents', why: 'Last reminder 6d ago' },
];

/** What waits for the mediator in this case. */
export const Todo = () => (
  <Card aria-labelledby="needs">
    <Stack gap="normal">
      <Card.Title id="needs">What needs you</Card.Title>
      <Stack asChild gap="normal">
        <ul>
          {todo.map(({ icon, title, why }) => (
            <Row key={title} asChild align="start">
              <li>
                {icon}
                <div>
                  <a href={address(title)}>{title}</a>
                  <Text size="small" tone="soft">
                    {why}
                  </Text>
                </div>
              </li>
            </Row>
          ))}
        </ul>
      </Stack>
    </Stack>
  </Card>
);

/** What a mediator keeps in mind about the family. */
export const Family = () => (
  <Card aria-labelledby="family">
    <Stack gap="normal">
      <Card.Title id="family">Family</Card.Title>
      <Facts
        facts={[
          { term: 'Children', detail: 'Ada, 9 and Eli, 6' },
          { term: 'Married', detail: 'June 2013' },
          { term: 'Home', detail: 'Owned together' },
          { term: 'Open topics', detail: 'School days, pension, the house' },
        ]}
      />
    </Stack>
  </Card>
);

/** What an AI made of the messages. */
export const Summary = () => (
  <InsightCard
    label="AI summary"
    level={2}
    time="Today, 10:05"
    dateTime="2026-11-24T10:05Z"
    source="Made by AI from 46 messages."
    notice="Check before you rely on it."
  >
    They agree that the children stay at their school. They disagree on who collects Ada on Wednesdays, and this has
    come up four times. Neither has raised the house since intake.
  </InsightCard>
);
