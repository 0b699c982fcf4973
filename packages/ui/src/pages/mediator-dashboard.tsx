import {
  Briefcase,
  ChevronRight,
  ContactRound,
  FileText,
  Folder,
  MessageCircle,
  Plus,
  Sparkles,
  TriangleAlert,
  Video,
} from 'lucide-react';
import { createElement, type ReactNode } from 'react';
import { Agenda, Button, Card, Columns, List, PageHeader, Stack, Text, Tile, Tiles } from '../index.ts';
import { address, attention, papers } from './cases.ts';
import { CasesTable } from './cases-table.tsx';
import { Soft } from './soft.tsx';

const tiles = [
  { name: 'Cases', icon: <Briefcase />, reason: '2 opened this week', value: '14' },
  { name: 'Documents', icon: <Folder />, reason: '6 wait for your review', value: '6' },
  { name: 'Messages', icon: <MessageCircle />, reason: 'in 4 cases', value: '9+' },
  { name: 'Contacts', icon: <ContactRound />, reason: '3 invites not accepted', value: '41' },
];

export interface DashboardProps {
  lead?: string | undefined;
  /** What the tiles say, by name; what is missing could not be counted. */
  counts?: Record<string, { value: string | null; reason: string }> | undefined;
  /** In the places of the cards. */
  cases?: ReactNode;
  review?: ReactNode;
  sessions?: ReactNode;
  insights?: ReactNode;
}

/** The first page of a mediator. */
export function Dashboard({
  lead = 'You are in a session until 12:45. Two cases need you before the end of the day.',
  counts,
  cases,
  review,
  sessions,
  insights,
}: DashboardProps) {
  return (
    <>
      <PageHeader
        title="Tuesday 24 November"
        lead={lead}
        action={
          <Button asChild>
            <a href="#create-new-case">
              <Plus /> Create new case
            </a>
          </Button>
        }
      />
      <Tiles aria-label="Quick actions">
        {tiles.map((tile) => (
          <Tile key={tile.name} {...tile} {...counts?.[tile.name]} missingLabel="Could not be counted" asChild>
            {createElement('a', { href: address(tile.name) })}
          </Tile>
        ))}
      </Tiles>
      <Columns
        aside={
          <>
            <Panel id="sessions-today" title="Today’s sessions" end={<a href="#schedule">Week</a>}>
              {sessions ?? <Sessions />}
            </Panel>
            <Panel id="insights" title="AI insights" end={<Soft>Last 24 hours</Soft>}>
              {insights ?? <Insights />}
            </Panel>
          </>
        }
      >
        <Panel id="attention" title="Cases needing attention" end={<a href="#cases">All 14 cases</a>}>
          {cases ?? <CasesTable cases={attention} />}
        </Panel>
        <Panel id="ready" title="Ready for review" end={<a href="#review">All 6 documents</a>}>
          {review ?? <ReviewList />}
        </Panel>
      </Columns>
    </>
  );
}

interface PanelProps {
  id: string;
  title: string;
  end: ReactNode;
  children: ReactNode;
}

const Panel = ({ id, title, end, children }: PanelProps) => (
  <Card flush aria-labelledby={id}>
    <Card.Head>
      <Card.Title id={id}>{title}</Card.Title>
      {end}
    </Card.Head>
    {children}
  </Card>
);

/** One of each person. */
const newest = papers.filter(({ person }, at) => papers.findIndex((it) => it.person === person) === at);

const ReviewList = () => (
  <List>
    {newest.slice(0, 3).map(({ name, person, time }) => (
      <List.Row
        key={name}
        asChild
        icon={<FileText />}
        end={
          <>
            {time} <ChevronRight />
          </>
        }
      >
        <a href={address(name)}>
          <span>
            <b>{name}</b>{' '}
            <Text asChild tone="soft">
              <span>from {person}</span>
            </Text>
          </span>
        </a>
      </List.Row>
    ))}
  </List>
);

const Sessions = () => (
  <Agenda.Root>
    <Agenda.Item
      start="09:00"
      end="10:15"
      untilLabel="to"
      title="Novak family"
      detail="Agreement draft, by video"
      state="done"
      stateLabel="Done"
    />
    <Agenda.Item
      start="11:30"
      end="12:45"
      untilLabel="to"
      title="Whitfield family"
      detail="First session, room 2"
      state="now"
      stateLabel="Now"
      action={
        <Button asChild tone="secondary" size="small">
          <a href="#session">
            <Video /> Return to session
          </a>
        </Button>
      }
    />
    <Agenda.Item
      start="14:00"
      end="15:30"
      untilLabel="to"
      title="Brennan – Castillo"
      detail="Negotiation 3 of 4, separate rooms"
    />
    <Agenda.Item start="16:30" end="17:30" untilLabel="to" title="Kim – Duarte" detail="Negotiation 1 of 3, by video" />
  </Agenda.Root>
);

const Insights = () => (
  <List>
    <List.Row icon={<TriangleAlert />} align="start">
      <Stack gap="none">
        <Soft>Risk assessment, Okafor family</Soft>
        <Text size="small">Tone rose from 4 to 8 over five messages.</Text>
      </Stack>
    </List.Row>
    <List.Row icon={<Sparkles />} align="start">
      <Stack gap="none">
        <Soft>Summary, Whitfield family</Soft>
        <Text size="small">Both agree on weekdays. Holidays are open.</Text>
      </Stack>
    </List.Row>
  </List>
);
