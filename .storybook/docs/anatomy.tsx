import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import { guideOf } from './guide.ts';

/** The parts of which a component is put together, each with what its comment says. */
export function Anatomy({ parts }: { parts: Record<string, unknown> | undefined }) {
  const lines = Object.entries(parts ?? {}).map(([name, part]) => {
    const { about } = guideOf(part);
    return `- \`${name}\`${about && `: ${about.replaceAll(/\s+/g, ' ')}`}`;
  });
  if (lines.length === 0) return null;
  return (
    <>
      <Heading>Anatomy</Heading>
      <Markdown>{lines.join('\n')}</Markdown>
    </>
  );
}
