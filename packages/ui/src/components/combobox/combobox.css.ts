import { component, override } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({ position: 'relative' });

export const input = override({ paddingInlineEnd: '2.75rem', textOverflow: 'ellipsis' });

export const toggle = override({
  position: 'absolute',
  insetInlineEnd: 4,
  insetBlock: 4,
  width: '2.25rem',
  minHeight: 0,
});

export const list = override({
  width: 'var(--radix-popover-trigger-width)',
  minWidth: 0,
  maxHeight: 'min(20rem, var(--radix-popover-content-available-height))',
});

export const option = override({ alignItems: 'flex-start', paddingBlock: '0.45rem' });

export const words = component({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const hint = component({ display: 'block', color: vars.color.soft, fontSize: vars.text.meta });

export const check = component({ flex: 'none', color: vars.color.primary[11] });

export const note = component({
  display: 'flex',
  alignItems: 'center',
  gap: '0.6rem',
  padding: '0.5rem 0.75rem',
  color: vars.color.soft,
  fontSize: vars.size.navText,
});
