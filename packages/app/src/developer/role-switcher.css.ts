import { layout } from '../shared/layout/layout.ts';

/** At the bottom of the window, above what stands there. */
export const corner = layout({ position: 'fixed', insetBlockEnd: '0.5rem', insetInlineStart: '0.5rem', zIndex: 10 });
