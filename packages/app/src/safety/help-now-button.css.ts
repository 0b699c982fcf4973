import { vars } from '@mediation/ui/vars';
import { layout, phone } from '../shared/layout/layout.ts';

/** A finger hits it also where only the icon has room. */
export const button = layout({
  flexShrink: 1,
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  lineHeight: 1.1,
  '@media': { [phone]: { gap: vars.space[4], padding: 0, paddingInline: vars.space[4] } },
});

/** Hidden where the letters are so large that a bar has room for the icon only; screen readers still read it. */
export const words = layout({
  maxWidth: 'clamp(0px, (100vw - 18rem) * 9, 12rem)',
  maxHeight: '3.4em',
  overflow: 'hidden',
  textAlign: 'start',
  whiteSpace: 'normal',
});
