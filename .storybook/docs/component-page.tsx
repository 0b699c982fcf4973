import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { facts } from 'virtual:component-facts';
import { Anatomy } from './anatomy.tsx';
import { Guidance } from './guidance.tsx';
import { guideOf } from './guide.ts';
import { folderOf } from './story-code.ts';
import { StoryWindows } from './story-windows.tsx';
import { WhoUsesIt } from './who-uses-it.tsx';

/**
 * The page of a component: when to use it and when not, code to copy, its parts, what to do and not to do, its words, its props,
 * its keyboard, who uses it and its states.
 */
export function ComponentPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const { instead, accessibility } = guideOf(preparedMeta.component);
  const folder = folderOf(preparedMeta.parameters['fileName'] as string | undefined);
  const known = facts[folder];
  const isSingle = Object.keys(csfFile.stories).length === 1;
  return (
    <>
      <StoryWindows globals={csfFile.meta.globals} stories={Object.values(csfFile.stories)} arePages={!known} />
      <Title />
      <Subtitle />
      {known && <Heading>When to use</Heading>}
      <Description of="meta" />
      {isSingle && <Description of="story" />}
      {instead !== undefined && <Said title="When to use something else">{instead}</Said>}
      <Example importLine={known?.importLine} />
      <Anatomy parts={preparedMeta.subcomponents} />
      {known?.guide && <Guidance folder={folder} has={known.guide} />}
      {known && <Heading>Props</Heading>}
      {known && <Controls />}
      {accessibility !== undefined && <Said title="Keyboard and screen readers">{accessibility}</Said>}
      {known && <WhoUsesIt {...known} />}
      {!isSingle && <Stories title={<Heading>States</Heading>} includePrimary={false} />}
    </>
  );
}

/** The first story, with the code to copy. */
function Example({ importLine }: { importLine: string | undefined }) {
  const [first] = use(DocsContext).componentStories();
  return (
    <>
      <Heading>{importLine ? 'Example and code' : 'The page'}</Heading>
      {importLine && <Source dark language="tsx" code={importLine} />}
      {first && <Canvas of={first.moduleExport} sourceState={importLine ? 'shown' : 'hidden'} />}
    </>
  );
}

function Said({ title, children }: { title: string; children: string }) {
  return (
    <>
      <Heading>{title}</Heading>
      <Markdown>{children}</Markdown>
    </>
  );
}
