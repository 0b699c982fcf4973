import { Heading, Markdown, Unstyled } from '@storybook/addon-docs/blocks';
import { Suspense, use } from 'react';
import type { ComponentGuide } from '../../packages/ui/src/foundations/guide/component-guide.ts';
import { Pairs } from '../../packages/ui/src/foundations/guide/pairs.tsx';

const files = import.meta.glob<{ guide: ComponentGuide }>('../../packages/ui/src/components/*/*.guide.tsx');

const loading = new Map<string, Promise<ComponentGuide>>();

/** The guide beside the code of a component, loaded once. */
function guideIn(folder: string): Promise<ComponentGuide> | undefined {
  const load = files[`../../packages/ui/src/components/${folder}/${folder}.guide.tsx`];
  const guide = loading.get(folder) ?? load?.().then((file) => file.guide);
  if (guide) loading.set(folder, guide);
  return guide;
}

interface GuidanceProps {
  folder: string;
  has: 'words' | 'pictures';
}

/** What to do and what not, and how the words are written, of a component that has such a guide. */
export function Guidance({ folder, has }: GuidanceProps) {
  const guide = guideIn(folder);
  if (guide === undefined) return null;
  return (
    <>
      {has === 'pictures' && (
        <>
          <Heading>Do and don’t</Heading>
          <Unstyled>
            <Suspense>
              <Pictures guide={guide} />
            </Suspense>
          </Unstyled>
        </>
      )}
      <Heading>Words</Heading>
      <Suspense>
        <Words guide={guide} />
      </Suspense>
    </>
  );
}

interface GuideProps {
  guide: Promise<ComponentGuide>;
}

const Pictures = ({ guide }: GuideProps) => <Pairs pairs={use(guide).pairs ?? []} />;

const Words = ({ guide }: GuideProps) => (
  <Markdown>
    {use(guide)
      .words.map((rule) => `- ${rule}`)
      .join('\n')}
  </Markdown>
);
