import { expect, waitFor } from 'storybook/test';

/** How the stories of pages for people at work stand in their frame. */
export const staffPage = {
  layout: 'fullscreen',
  docs: { source: { type: 'code' }, story: { inline: false, height: '900px' } },
  viewport: {
    options: {
      desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
      phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
    },
  },
} as const;

/** At a desk. */
export const onDesktop = { density: 'compact', viewport: { value: 'desktop', isRotated: false } } as const;

/** On the way. */
export const onPhone = { density: 'compact', viewport: { value: 'phone', isRotated: false } } as const;

/** Nothing is wider than the window. */
export const fitsTheWindow = () =>
  waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth));
