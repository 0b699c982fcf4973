import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { StoryBrandContext } from '../packages/ui/src/foundations/story-brand.tsx';
import { brandingOf } from './branding.ts';
import { applyGlobals } from './apply-globals.ts';
import { managerTheme } from './manager-theme.ts';
import { pageGlobals, updateStoryFrames } from './page-globals.ts';

/** A page of documentation in the theme of the stories on it, also where it has none. */
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
    applyGlobals(globals);
    updateStoryFrames(globals);
  }, [globals]);
  const { name, tagline, logo } = brandingOf(globals);
  return (
    <StoryBrandContext value={{ name, tagline, logoUrl: logo || undefined }}>
      <DocsContainer {...props} theme={managerTheme(globals['theme'])} />
    </StoryBrandContext>
  );
}
