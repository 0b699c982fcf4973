import {
  ArrowLeft,
  Calendar,
  CircleCheck,
  CircleDot,
  FileText,
  Mail,
  MessageCircle,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Badge,
  Button,
  Card,
  Columns,
  Facts,
  IconButton,
  InsightCard,
  PageHeader,
  PersonPair,
  PersonPanel,
  RiskBadge,
  Row,
  Stack,
  StepPath,
  Tabs,
  Text,
  Timeline,
} from '../index.ts';
import { address, steps } from './cases.ts';

/** Everything about one case that its mediator has to know, the two parties side by side. */
export function CaseOverview({ summary, history }: { summary?: ReactNode; history?: ReactNode }) {
  return (
    <>
      <Stack gap="grid">
        <CaseHeader />
        <CaseTabs />
      </Stack>
      <Columns
        aside={
          <>
            <Todo />
            <Family />
            {summary ?? <Summary />}
          </>
        }
      >
        <Card aria-label="Step 2 of 7">
          <StepPath
            label="The case, step by step"
            steps={steps}
            doneLabel="done"
            allLabel="See all 7 steps"
            fewerLabel="See fewer steps"
          />
        </Card>
        <Card flush aria-label="The two parties">
          <PersonPair>
            <Party
              name="Maya Okafor"
              tone="a"
              lawyer="Tomas Herrera"
              documents="13 of 16 in"
              active="25m ago"
              prefers="Video, mornings"
            />
            <Party
              name="Daniel Okafor"
              tone="b"
              lawyer="Priya Nair"
              documents="9 of 16 in"
              active="31m ago"
              prefers="In person, after 16:00"
            />
          </PersonPair>
        </Card>
        {history ?? <History />}
      </Columns>
    </>
  );
}

const CaseHeader = () => (
  <PageHeader
    title="Okafor family"
    back={
      <a href="#cases">
        <ArrowLeft /> Cases
      </a>
    }
    badges={
      <>
        <Badge tone="info" icon={<CircleDot />}>
          Open
        </Badge>
        <RiskBadge level="high" label="High" score={8} scoreLabel="8 of 10" />
        <Text asChild tone="soft" size="small">
          <code>OKF-2026-0118</code>
        </Text>
      </>
    }
    action={
      <>
        <Button asChild tone="secondary">
          <a href="#schedule">
            <Calendar /> Schedule session
          </a>
        </Button>
        <Button asChild>
          <a href="#chat">
            <MessageCircle /> Open chat
          </a>
        </Button>
      </>
    }
  />
);

const CaseTabs = () => (
  <Tabs.Links label="Case">
    <Tabs.Link href="#overview" current>
      Overview
    </Tabs.Link>
    <Tabs.Link href="#documents">
      Documents <span>13</span>
    </Tabs.Link>
    <Tabs.Link href="#messages" count={4} countLabel="4 new">
      Messages
    </Tabs.Link>
    {['Sessions', 'Notes', 'Requirements'].map((name) => (
      <Tabs.Link key={name} href={address(name)}>
        {name}
      </Tabs.Link>
    ))}
  </Tabs.Links>
);

interface PartyProps {
  name: string;
  tone: 'a' | 'b';
  lawyer: string;
  documents: string;
  active: string;
  prefers: string;
}

const divorcee = { role: 'Divorcee' };

const Party = ({ name, tone, lawyer, documents, active, prefers }: PartyProps) => (
  <PersonPanel
    name={name}
    tone={tone}
    level={2}
    {...divorcee}
    facts={[
      { term: 'Lawyer', detail: lawyer },
      { term: 'Documents', detail: documents },
      { term: 'Last active', detail: active },
      { term: 'Prefers', detail: prefers },
    ]}
    action={
      <IconButton asChild size="small" label={`Message ${name}`}>
        <a href={address(`message ${name}`)}>
          <MessageCircle />
        </a>
      </IconButton>
    }
  />
);

const todo = [
  { icon: <MessageCircle />, title: 'Calm the pickup thread', why: 'Both wrote in the last hour' },
  { icon: <FileText />, title: 'Review Maya’s mortgage statement', why: 'Promised within 24–48 hours' },
  { icon: <Mail />, title: 'Remind Daniel about 7 documents', why: 'Last reminder 6d ago' },
];

const Todo = () => (
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

const Family = () => (
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

const Summary = () => (
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

const History = () => (
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
