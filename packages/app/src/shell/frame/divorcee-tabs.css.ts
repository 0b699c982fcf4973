import { vars } from '@mediation/ui/vars';
import { inside, phone } from '../../shared/layout/layout.ts';

// What takes the focus is scrolled free of the tab bar.
inside('main:has(~ nav) *', {
  '@media': {
    [phone]: { scrollMarginBottom: `calc(${vars.space[64]} + ${vars.space[32]} + env(safe-area-inset-bottom))` },
  },
});
