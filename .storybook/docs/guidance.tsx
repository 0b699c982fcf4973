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

/** What to do and what not, and how the words are written, of a component that has such a guide. */
export function Guidance({ folder }: { folder: string }) {
  const guide = guideIn(folder);
  return (
    guide && (
      <Suspense>
        <Guide guide={guide} />
      </Suspense>
    )
  );
}

function Guide({ guide }: { guide: Promise<ComponentGuide> }) {
  const { words, pairs } = use(guide);
  return (
    <>
      {pairs && (
        <>
          <Heading>Do and don’t</Heading>
          <Unstyled>
            <Pairs pairs={pairs} />
          </Unstyled>
        </>
      )}
      {words.length > 0 && (
        <>
          <Heading>Words</Heading>
          <Markdown>{words.map((rule) => `- ${rule}`).join('\n')}</Markdown>
        </>
      )}
    </>
  );
}
