import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { guideOf } from './guide.ts';
import { StoryWindows } from './story-windows.tsx';

/** The page of a component: what it is for, when to use something else, its props, its accessibility and its states. */
export function ComponentPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const { instead, accessibility } = guideOf(preparedMeta.component);
  const isSingle = Object.keys(csfFile.stories).length === 1;
  return (
    <>
      <StoryWindows globals={csfFile.meta.globals} stories={Object.values(csfFile.stories)} />
      <Title />
      <Subtitle />
      <Description of="meta" />
      {isSingle && <Description of="story" />}
      {instead !== undefined && <Said title="When to use something else">{instead}</Said>}
      <Primary />
      <Heading>Props</Heading>
      <Controls />
      {accessibility !== undefined && <Said title="Accessibility">{accessibility}</Said>}
      {!isSingle && <Stories title="States" />}
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
