import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { StoryBrandContext } from '../packages/ui/src/foundations/story-brand.tsx';
import { brandingOf } from './branding.ts';
import { dress } from './dress.ts';
import { lookOf } from './look.ts';

type Globals = Record<string, unknown>;

function lastGlobals(): Globals {
  const channel = addons.getChannel();
  const [last] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [{ globals: Globals }?];
  return last?.globals ?? {};
}

/** A page of words: dressed like the stories on it, also where it has none. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(lastGlobals);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = () => setGlobals(lastGlobals());
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  useEffect(() => dress(globals), [globals]);
  const { name, tagline, logo } = brandingOf(globals);
  return (
    <StoryBrandContext value={{ name, tagline, logoUrl: logo || undefined }}>
      <DocsContainer {...props} theme={lookOf(globals['theme'])} />
    </StoryBrandContext>
  );
}
