import { ArrowLeft, Calendar, CircleDot, MessageCircle } from 'lucide-react';
import { Badge, Button, PageHeader, RiskBadge, Tabs, Text } from '../index.ts';
import { address } from './cases.ts';

/** What a case is called, and what can be done from anywhere in it. */
export const CaseHeader = () => (
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

/** The parts of a case. */
export const CaseTabs = () => (
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
