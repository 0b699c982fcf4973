import { component, override } from '../../theme/component.ts';
import { phone } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const banner = override({
  alignItems: 'center',
  gap: '0.75rem',
  minHeight: '2.75rem',
  padding: `0.4rem ${vars.size.pagePad}`,
  borderRadius: 0,
  fontSize: vars.size.small,
  '@media': { [phone]: { flexWrap: 'wrap' } },
});

export const words = component({ flex: '1 1 12rem', minWidth: 0 });

export const end = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem',
  flex: 'none',
  maxWidth: '100%',
});
