import '@mediation/ui/theme';
import '@mediation/ui/fonts';
import { applyBrand } from '@mediation/ui/brand';
import type { Decorator, Preview } from '@storybook/react-vite';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { presetBranding, type Branding } from './branding.ts';

/** Theme, density, direction and brand go on the page itself, so that what is portalled out of a story follows too. */
const dressed: Decorator = (story, { globals }) => {
  const page = document.documentElement;
  page.dataset['theme'] = String(globals['theme']);
  page.dataset['density'] = String(globals['density']);
  page.dir = String(globals['direction']);
  applyBrand({ ...presetBranding(), ...(globals['branding'] as Partial<Branding>) }, page);
  return story();
};

const toolbar = (title: string, icon: 'circlehollow' | 'expand' | 'transfer', items: string[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** A prop that may be left undefined is still a switch in the table of props. */
const withSwitches: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isSwitch(argType) ? { ...argType, type: { name: 'boolean' } } : argType,
    ]),
  );

const isSwitch = ({ type }: StrictInputType) =>
  typeof type === 'object' && type.name === 'union' && type.value.some(({ name }) => name === 'boolean');

const preview: Preview = {
  decorators: [dressed],
  tags: ['autodocs'],
  argTypesEnhancers: [withSwitches],
  globalTypes: {
    theme: toolbar('Theme', 'circlehollow', ['light', 'dark']),
    density: toolbar('Density', 'expand', ['comfortable', 'compact']),
    direction: toolbar('Direction', 'transfer', ['ltr', 'rtl']),
  },
  initialGlobals: {
    theme: 'light',
    density: 'comfortable',
    direction: 'ltr',
    branding: presetBranding(),
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } },
    options: {
      storySort: {
        order: ['Introduction', 'Colors', 'Actions', 'Forms', 'Content', 'Feedback', 'Chat', 'Process', 'Shell'],
      },
    },
  },
};

export default preview;
