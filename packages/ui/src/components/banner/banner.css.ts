import { component, override } from '../../theme/component.ts';
import { phone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

export const banner = override({
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: '2.75rem',
  padding: `${vars.space[6]} ${vars.size.pagePad}`,
  borderRadius: 0,
  fontSize: vars.size.small,
  '@media': { [phone]: { flexWrap: 'wrap' } },
});

export const words = component({ flex: '1 1 12rem', minWidth: 0 });

export const end = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  flex: 'none',
  maxWidth: '100%',
});
