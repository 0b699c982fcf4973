import '@mediation/ui/theme';
import '@mediation/ui/fonts';
import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import { facts } from 'virtual:component-facts';
import { StoryBrandContext } from '../packages/ui/src/foundations/story-brand.tsx';
import { axeOptions } from './axe-options.ts';
import { brandingOf, presetBranding } from './branding.ts';
import { ComponentPage } from './docs/component-page.tsx';
import { DocsPage } from './docs/docs-page.tsx';
import { applyGlobals, textSizes } from './apply-globals.ts';
import { guideOf } from './docs/guide.ts';
import { StoryPart } from './docs/story-part.tsx';
import { globalsAround } from './docs/page-globals.ts';
import { withWords } from './docs/prop-words.ts';
import { storyCode } from './docs/story-code.ts';

/** A story in a page of documentation has its own appearance, and the page keeps that of the toolbar. */
const withGlobals: Decorator = (story, { globals, viewMode }) => {
  const { name, tagline, logo } = brandingOf(globals);
  const isPart = viewMode === 'docs';
  if (!isPart) applyGlobals(globals);
  return (
    <StoryBrandContext value={{ name, tagline, logoUrl: logo || undefined }}>
      {isPart ? <StoryPart globals={globals}>{story()}</StoryPart> : story()}
    </StoryBrandContext>
  );
};

const toolbar = (title: string, icon: string, titles: Record<string, string>) => ({
  description: title,
  toolbar: {
    title,
    icon: icon as 'transfer',
    items: Object.entries(titles).map(([value, word]) => ({ value, title: word })),
    dynamicTitle: true,
  },
});

const textTitles = Object.fromEntries(Object.entries(textSizes).map(([value, size]) => [value, `Text ${size}`]));

const preview: Preview = {
  decorators: [withGlobals],
  tags: ['autodocs'],
  argTypesEnhancers: [withWords],
  globalTypes: {
    theme: toolbar('Theme', 'circlehollow', { light: 'Light', dark: 'Dark' }),
    density: toolbar('Density', 'expand', { auto: 'Usual density', comfortable: 'Comfortable', compact: 'Compact' }),
    direction: toolbar('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    language: toolbar('Language of pages', 'globe', { en: 'English', es: 'Español' }),
    textSize: toolbar('Text size', 'zoom', textTitles),
    contrast: toolbar('Contrast', 'contrast', { normal: 'Normal contrast', more: 'More contrast' }),
  },
  initialGlobals: {
    theme: 'light',
    density: 'auto',
    direction: 'ltr',
    language: 'en',
    textSize: 'normal',
    contrast: 'normal',
    branding: presetBranding(),
    ...globalsAround(),
  },
  parameters: {
    a11y: { test: 'error', options: axeOptions(import.meta.env['STORY_RULES']) },
    layout: 'padded',
    controls: { expanded: true },
    docs: {
      container: DocsPage,
      page: ComponentPage,
      extractComponentDescription: (component: unknown) => guideOf(component).about,
      source: { transform: (code: string, story: StoryContext) => storyCode(code, story, facts) },
      toc: { headingSelector: 'h2', ignoreSelector: '.sb-unstyled h2' },
    },
    chromatic: {
      modes: {
        light: { theme: 'light' },
        dark: { theme: 'dark' },
        terracotta: { branding: presetBranding('terracotta') },
        'pale-yellow': { branding: presetBranding('lantern') },
        navy: { theme: 'dark', branding: presetBranding('navy') },
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Start',
          'Introduction',
          'What is new',
          'Foundations',
          ['Tokens', 'Color', 'Type', 'Space and radius', 'Motion', 'Density', 'Icons', 'Voice', 'Accessibility', '*'],
          'Actions',
          'Forms',
          'Content',
          'Feedback',
          'Overlays',
          'Navigation',
          'Chat',
          'Assistance',
          'Documents',
          'Schedule',
          'Charts',
          'Process',
          'Safety',
          'Shell',
          'Branding',
          'Help',
          'Pages',
        ],
      },
    },
  },
};

export default preview;
