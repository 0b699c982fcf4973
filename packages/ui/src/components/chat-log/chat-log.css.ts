import { component } from '../../theme/component.ts';
import { meta } from '../../theme/fragments.ts';
import { phone } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

/** Reversed, so that the browser itself keeps the newest message in view. */
export const log = component({
  display: 'flex',
  flexDirection: 'column-reverse',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: '1.25rem 2rem',
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
  '@media': { [phone]: { padding: '1rem' } },
});

export const messages = component({
  display: 'flex',
  flexDirection: 'column',
  gap: '1.1rem',
});

export const day = component({
  ...meta,
  display: 'flex',
  alignItems: 'center',
  gap: '1rem',
  '::before': { content: '', flex: 1, height: 1, background: vars.color.line },
  '::after': { content: '', flex: 1, height: 1, background: vars.color.line },
});
