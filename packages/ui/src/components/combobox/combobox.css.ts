import { component, override } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const root = component({ position: 'relative' });

export const input = override({ paddingInlineEnd: space[48], textOverflow: 'ellipsis' });

export const toggle = override({
  position: 'absolute',
  insetInlineEnd: space[4],
  insetBlock: space[4],
  width: '2.25rem',
  minHeight: 0,
});

export const list = override({
  width: 'var(--radix-popover-trigger-width)',
  minWidth: 0,
  maxHeight: 'min(20rem, var(--radix-popover-content-available-height))',
});

export const option = override({ alignItems: 'flex-start', paddingBlock: space[6] });

export const words = component({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const hint = component({ display: 'block', color: vars.color.soft, fontSize: vars.text.meta });

export const check = component({ flex: 'none', color: vars.color.primary[11] });

export const note = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[8]} ${space[12]}`,
  color: vars.color.soft,
  fontSize: vars.size.navText,
});
