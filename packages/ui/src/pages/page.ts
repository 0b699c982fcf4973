/** What every page story has in common: the whole window, and a frame of its own in the documentation. */
export const page = {
  layout: 'fullscreen',
  docs: { source: { type: 'code' }, story: { inline: false, height: '900px' } },
  viewport: { options: { desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } } } },
};

/** A window of 1440 × 900. */
export const onDesktop = { viewport: { value: 'desktop', isRotated: false } };

/** A window of 390 × 844. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } };

/** Nothing is cut off at the side. */
export const fitsTheWidth = (): boolean => document.documentElement.scrollWidth <= globalThis.innerWidth;
