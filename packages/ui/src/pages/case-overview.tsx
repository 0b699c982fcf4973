import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card, Columns, IconButton, PersonPair, PersonPanel, Stack, StepPath } from '../index.ts';
import { Family, Summary, Todo } from './case-aside.tsx';
import { CaseHeader, CaseTabs } from './case-head.tsx';
import { History } from './case-history.tsx';
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
