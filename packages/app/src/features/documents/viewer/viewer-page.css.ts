import { layout, phone } from '../../../shared/layout/layout.ts';

/** As high as the window below the head of the page, so that only the document scrolls. */
export const frame = layout({
  height: 'max(30rem, calc(100dvh - 13rem))',
  overflow: 'hidden',
  '@media': { [phone]: { height: 'calc(100dvh - 9rem)' } },
});
