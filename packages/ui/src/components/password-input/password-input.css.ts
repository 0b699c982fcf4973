import { component, override } from '../../theme/component.ts';

export const root = component({ position: 'relative' });

export const input = override({ paddingInlineEnd: '3rem' });

export const toggle = override({
  position: 'absolute',
  insetInlineEnd: 4,
  insetBlock: 4,
  width: '2.5rem',
  minHeight: 0,
});
