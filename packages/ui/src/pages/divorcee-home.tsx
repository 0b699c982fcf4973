import { CircleCheck, Clock, HeartHandshake, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Avatar,
  Badge,
  Button,
  Card,
  Checklist,
  Columns,
  CountBadge,
  Heading,
  List,
  PageHeader,
  Row,
  Stack,
  StepPath,
  Text,
  Well,
} from '../index.ts';
import { DivorceeFrame } from './frame.tsx';
import { ruth, stepNames } from './people.ts';

const uploading = ['Done 3 Nov', '13 of 16 in', '24–48 hours', '3 December'];
const inReview = ['Done 3 Nov', 'Done 21 Nov', '24–48 hours'];

function stepsAt(now: number, notes: readonly string[]) {
  const stateOf = (at: number) => (at < now ? 'done' : at === now ? 'now' : 'later');
  return stepNames.map((label, at) => ({ id: label, label, state: stateOf(at), note: notes[at] }) as const);
}

export interface DivorceeHomeProps {
  onFaq?: (() => void) | undefined;
  /** All papers are in, nothing waits, nobody wrote: the third step. */
  quiet?: boolean | undefined;
  /** In the place of a part: while it loads, where there is nothing yet, where it could not be read. */
  next?: ReactNode;
  documents?: ReactNode;
  session?: ReactNode;
  messages?: ReactNode;
}

/** The first page of a divorcee: where I am, what to do next, what is coming, whom to ask. */
export function DivorceeHome({ onFaq, quiet = false, next, documents, session, messages }: DivorceeHomeProps) {
  return (
    <DivorceeFrame current="home" unread={quiet ? 0 : 2} {...(onFaq && { onFaq })}>
      <PageHeader
        voice
        title="Good morning, Maya."
        lead={
          quiet ? 'You are on step 3 of 7. Your papers are all in.' : 'You are on step 2 of 7. Nothing is due today.'
        }
      />
      <StepPath
        standalone
        label="Your case, step by step"
        steps={quiet ? stepsAt(2, inReview) : stepsAt(1, uploading)}
        doneLabel="done"
        allLabel="See all 7 steps"
        fewerLabel="See fewer steps"
      />
      <Columns
        aside={
          <>
            {session ?? <FirstSession />}
            {messages ?? <Messages />}
            <TalkItOver />
          </>
        }
      >
        {next ?? <NextAction />}
        {documents ?? <Documents count={quiet ? 16 : 13} />}
      </Columns>
    </DivorceeFrame>
  );
}

const missing = [
  { name: 'Mortgage statement', hint: 'Ask your bank for a “redemption statement”.' },
  { name: 'Pension summary', hint: 'Your yearly letter from the pension fund.' },
  { name: 'Childcare costs', hint: 'Invoices or a bank list for Ada and Eli.' },
];

function NextAction() {
  return (
    <Card aria-labelledby="next">
      <Stack gap="large">
        <Stack gap="tiny">
          <Text size="small" tone="soft">
            What to do next
          </Text>
          <Heading size="large" voice id="next">
            Add three more documents
          </Heading>
          <Text tone="soft">When these are in, Ruth can start her review. You can skip any you can’t find.</Text>
        </Stack>
        <Checklist.Root>
          {missing.map(({ name, hint }) => (
            <Checklist.Item
              key={name}
              stateLabel="still missing"
              hint={hint}
              action={
                <Button asChild tone="quiet" size="small">
                  <a href="#uploads" aria-label={`Add ${name}`}>
                    Add
                  </a>
                </Button>
              }
            >
              {name}
            </Checklist.Item>
          ))}
        </Checklist.Root>
        <Row folds>
          <Button asChild>
            <a href="#uploads">
              <Upload /> Add documents
            </a>
          </Button>
          <Button tone="plain">I can’t find one of these</Button>
        </Row>
      </Stack>
    </Card>
  );
}

const received = [
  { name: 'Pay slips, last 3 months', isAccepted: true },
  { name: 'Tax return 2025', isAccepted: true },
  { name: 'Bank statements, joint account', isAccepted: false },
];

function Documents({ count }: { count: number }) {
  return (
    <Card flush aria-labelledby="documents">
      <Card.Head>
        <Card.Title id="documents">Documents</Card.Title>
        <Text tone="soft">
          {count} of 16 in · <a href="#uploads">See all</a>
        </Text>
      </Card.Head>
      <List>
        {received.map(({ name, isAccepted }) => (
          <List.Row key={name}>
            <Text asChild tone={isAccepted ? 'success' : 'soft'}>
              <span>{isAccepted ? <CircleCheck /> : <Clock />}</span>
            </Text>
            <Stack grow>{name}</Stack>
            <Badge tone={isAccepted ? 'success' : 'neutral'}>{isAccepted ? 'Accepted' : 'In review'}</Badge>
          </List.Row>
        ))}
      </List>
    </Card>
  );
}

function FirstSession() {
  return (
    <Card aria-labelledby="session">
      <Stack gap="normal">
        <Card.Title id="session">First session</Card.Title>
        <Stack gap="tiny">
          <Heading level={3} size="medium" voice>
            Thursday 3 December
          </Heading>
          <Text tone="soft">10:00 to 11:15, by video, with Ruth</Text>
        </Stack>
        <Text size="small" tone="soft">
          You will start in separate rooms.
          <br />
          <a href="#expect">What to expect</a>
        </Text>
      </Stack>
    </Card>
  );
}

function Messages() {
  return (
    <Card flush aria-labelledby="messages">
      <Card.Head>
        <Card.Title id="messages">Messages</Card.Title>
        <CountBadge count={2} label="2 unread" />
      </Card.Head>
      <List>
        <List.Row asChild align="start">
          <a href="#messages">
            <Avatar name={ruth.name} tone="b" />
            <Stack gap="none" grow>
              <Row justify="between" asChild>
                <span>
                  <b>{ruth.name}</b>
                  <Text asChild size="meta" tone="soft">
                    <span>1d ago</span>
                  </Text>
                </span>
              </Row>
              <Text asChild tone="soft">
                <span>Thank you, Maya. The joint statement is clear. No rush on the pension letter.</span>
              </Text>
            </Stack>
          </a>
        </List.Row>
      </List>
    </Card>
  );
}

function TalkItOver() {
  return (
    <Well aria-labelledby="talk">
      <Stack>
        <Stack gap="tiny">
          <Card.Title id="talk">Need to talk it over?</Card.Title>
          <Text tone="soft">An AI assistant answers at any hour. Daniel won’t see it.</Text>
        </Stack>
        <Button asChild tone="secondary" block>
          <a href="#talk">
            <HeartHandshake /> Let's Talk
          </a>
        </Button>
        <Text size="small">
          In danger? <a href="#help">Get help now</a>
        </Text>
      </Stack>
    </Well>
  );
}
