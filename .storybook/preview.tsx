import '@mediation/ui/theme';
import '@mediation/ui/fonts';
import type { Decorator, Preview } from '@storybook/react-vite';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { StoryBrandContext } from '../packages/ui/src/foundations/story-brand.tsx';
import { axeOptions } from './axe-options.ts';
import { brandingOf, presetBranding } from './branding.ts';
import { ComponentPage } from './component-page.tsx';
import { DocsPage } from './docs-page.tsx';
import { applyGlobals, textSizes } from './apply-globals.ts';
import { guideOf } from './guide.ts';
import { globalsAround } from './page-globals.ts';

const withGlobals: Decorator = (story, { globals }) => {
  applyGlobals(globals);
  const { name, tagline, logo } = brandingOf(globals);
  return <StoryBrandContext value={{ name, tagline, logoUrl: logo || undefined }}>{story()}</StoryBrandContext>;
};

type Item = string | { value: string; title: string };

const toolbar = (title: string, icon: string, items: Item[]) => ({
  description: title,
  toolbar: { title, icon: icon as 'transfer', items, dynamicTitle: true },
});

/**
 * The table of props says what a prop takes in so many words, and one that may be left undefined is still a switch. What every
 * element has, such as `className`, is left out.
 */
const withWords: ArgTypesEnhancer = ({ argTypes }) => {
  const own = Object.entries(argTypes).filter(([name, { description }]) => name !== 'className' || description);
  return Object.fromEntries(own.map(([name, argType]) => [name, inWords(argType)]));
};

function inWords(argType: StrictInputType): StrictInputType {
  const { type, table } = argType;
  if (typeof type !== 'object') return argType;
  const isSwitch = type.name === 'union' && type.value.some(({ name }) => name === 'boolean');
  const summary = type.raw?.replace(/ \| undefined$/, '');
  return {
    ...argType,
    ...(isSwitch ? { type: { name: 'boolean' } as const } : {}),
    ...(summary ? { table: { ...table, type: { summary } } } : {}),
  };
}

const preview: Preview = {
  decorators: [withGlobals],
  tags: ['autodocs'],
  argTypesEnhancers: [withWords],
  globalTypes: {
    theme: toolbar('Theme', 'circlehollow', ['light', 'dark']),
    density: toolbar('Density', 'expand', [{ value: 'auto', title: 'Usual density' }, 'comfortable', 'compact']),
    direction: toolbar('Direction', 'transfer', ['ltr', 'rtl']),
    language: toolbar('Language of pages', 'globe', [
      { value: 'en', title: 'English' },
      { value: 'es', title: 'Español' },
    ]),
    textSize: toolbar(
      'Text size',
      'zoom',
      Object.entries(textSizes).map(([value, size]) => ({ value, title: `Text ${size}` })),
    ),
    contrast: toolbar('Contrast', 'contrast', [
      { value: 'normal', title: 'Normal contrast' },
      { value: 'more', title: 'More contrast' },
    ]),
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
          'Introduction',
          'Foundations',
          ['Color', 'Type', 'Space and radius', 'Motion', 'Density', 'Icons', 'Voice', 'Accessibility', '*'],
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
