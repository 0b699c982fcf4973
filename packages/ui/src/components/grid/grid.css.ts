import { component, inside, variants } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const grid = component({ display: 'grid' });

/** The lines are what shows between the cells. */
export const cells = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: '1px',
  background: vars.color.line,
});

inside(`${cells} > *`, {
  background: vars.color.surface,
  paddingBlock: vars.space[16],
  paddingInline: vars.size.cardPad,
});

export const measure = variants({
  form: { maxWidth: '44rem' },
  short: { maxWidth: '16rem' },
  filter: { width: '14rem', maxWidth: '100%' },
  clause: { width: '100%', maxWidth: '41rem', marginInline: 'auto' },
});

export const screenOnly = component({ display: 'contents', '@media': { print: { display: 'none' } } });

export const pagePadding = component({ padding: vars.size.pagePad, overflow: 'auto' });
