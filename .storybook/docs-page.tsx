import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { StoryBrandContext } from '../packages/ui/src/foundations/story-brand.tsx';
import { brandingOf } from './branding.ts';
import { dress } from './dress.ts';
import { lookOf } from './look.ts';
import { pageGlobals, tellFrames } from './page-globals.ts';

/** A page of words: dressed like the stories on it, also where it has none. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(() => pageGlobals());
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = () =>
      setGlobals((before) => {
        const now = pageGlobals();
        return JSON.stringify(now) === JSON.stringify(before) ? before : now;
      });
    follow();
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  useEffect(() => {
    dress(globals);
    tellFrames(globals);
  }, [globals]);
  const { name, tagline, logo } = brandingOf(globals);
  return (
    <StoryBrandContext value={{ name, tagline, logoUrl: logo || undefined }}>
      <DocsContainer {...props} theme={lookOf(globals['theme'])} />
    </StoryBrandContext>
  );
}
