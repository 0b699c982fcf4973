import { Calendar, CircleCheck, FileText, MessageCircle, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card, Row, Stack, Text, Timeline } from '../index.ts';

/** The card around what has happened in the case. */
export const HistoryCard = ({ children }: { children: ReactNode }) => (
  <Card aria-labelledby="happened">
    <Stack gap="small">
      <Row justify="between">
        <Card.Title id="happened">What has happened</Card.Title>
        <Text asChild size="small">
          <a href="#note">Add a note</a>
        </Text>
      </Row>
      {children}
    </Stack>
  </Card>
);

/** What has happened in the case, the latest first. */
export const History = () => (
  <HistoryCard>
    <Timeline.Root aria-labelledby="happened">
      <Timeline.Event time="25m ago" icon={<TriangleAlert />}>
        Tone in chat reached <b>8 of 10</b>. High Risk Detected. Only you can see this.
      </Timeline.Event>
      <Timeline.Event time="2h ago" icon={<FileText />}>
        Maya uploaded <a href="#mortgage-statement">Mortgage statement</a>. It waits for your review.
      </Timeline.Event>
      <Timeline.Event time="1d ago" icon={<MessageCircle />}>
        You wrote to Maya about the pension letter.
      </Timeline.Event>
      <Timeline.Event time="4d ago" icon={<Calendar />}>
        First session set for Thursday 3 December, 10:00.
      </Timeline.Event>
      <Timeline.Event time="3 Nov" icon={<CircleCheck />}>
        Intake finished by both.
      </Timeline.Event>
    </Timeline.Root>
  </HistoryCard>
);
