import { Card, Link, Row, SearchField, Stack, Text } from '@mediation/ui';
import { use, useState } from 'react';

interface Entry {
  id: string;
  title: string;
  type: string;
}

/** All pages of documentation, from the list that Storybook has beside itself. */
const entries: Promise<Entry[]> = fetch('index.json')
  .then((answer) => answer.json())
  .then(({ entries: all }: { entries: Record<string, Entry> }) =>
    Object.values(all).filter(({ type, title }) => type === 'docs' && title.includes('/')),
  );

const nameOf = ({ title }: Entry) => title.slice(title.indexOf('/') + 1);

/** Leads to a component or a page by its name. */
export function FindComponent() {
  const all = use(entries);
  const [wanted, setWanted] = useState('');
  const word = wanted.trim().toLowerCase().replaceAll(' ', '');
  const found = word ? all.filter(({ title }) => title.toLowerCase().replaceAll(' ', '').includes(word)) : [];
  return (
    <Card aria-labelledby="find">
      <Stack>
        <Card.Title id="find">Find a component or a page</Card.Title>
        <Row>
          <SearchField
            label="Name of a component or a page"
            placeholder="Button, chat, agreement"
            clearLabel="Clear"
            value={wanted}
            onValueChange={setWanted}
          />
        </Row>
        {found.slice(0, 6).map((entry) => (
          <Link key={entry.id} standalone href={`?path=/docs/${entry.id}`} target="_top">
            {nameOf(entry)}
          </Link>
        ))}
        <Text asChild size="small" tone="soft">
          <output>{word ? `${found.length} found` : `${all.length} pages, each with its states`}</output>
        </Text>
      </Stack>
    </Card>
  );
}
