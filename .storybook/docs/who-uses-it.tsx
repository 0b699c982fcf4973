import { Heading } from '@storybook/addon-docs/blocks';
import { facts } from 'virtual:component-facts';
import type { ComponentFacts } from './component-facts.ts';

/** Who uses a component and what it is made of, read from the imports when Storybook is built. */
export function WhoUsesIt({ uses, usedBy, pages }: ComponentFacts) {
  const none = usedBy.length + pages.length === 0;
  return (
    <>
      <Heading>Who uses it</Heading>
      {none && <p>Nothing in this workspace yet.</p>}
      {pages.length > 0 && <p>In the app: {pages.map((part) => part.replaceAll('-', ' ')).join(', ')}.</p>}
      <Components title="Components made of it" folders={usedBy} />
      <Components title="It is made of" folders={uses} />
    </>
  );
}

const docsId = (title: string) => `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;

function Components({ title, folders }: { title: string; folders: string[] }) {
  const known = folders.flatMap((folder) => facts[folder]?.title ?? []);
  if (known.length === 0) return null;
  return (
    <p>
      {title}:{' '}
      {known.map((name, at) => (
        <span key={name}>
          {at > 0 && ', '}
          <a href={`?path=/docs/${docsId(name)}`} target="_top">
            {name.slice(name.indexOf('/') + 1)}
          </a>
        </span>
      ))}
    </p>
  );
}
