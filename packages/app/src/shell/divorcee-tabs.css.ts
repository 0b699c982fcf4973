import { inside, phone } from '../shared/layout/layout.ts';

// What takes the focus is scrolled free of the tab bar.
inside('main:has(~ nav) *', {
  '@media': { [phone]: { scrollMarginBottom: 'calc(6rem + env(safe-area-inset-bottom))' } },
});
