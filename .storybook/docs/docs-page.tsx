import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect } from 'react';
import { StoryBrandContext } from '../../packages/ui/src/foundations/story-brand.tsx';
import { applyGlobals } from '../apply-globals.ts';
import { brandingOf } from '../branding.ts';
import { managerTheme } from '../manager-theme.ts';
import { updateStoryFrames } from './page-globals.ts';
import { useGlobals } from './use-globals.ts';

/** A page of documentation in the theme of the stories on it, also where it has none. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const [globals] = useGlobals();
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
