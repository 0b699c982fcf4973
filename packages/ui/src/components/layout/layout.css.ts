import { inside, pageComponent, variants } from '../../theme/component.ts';
import { phone, tablet } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

export const stack = pageComponent({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const row = pageComponent({ display: 'flex', minWidth: 0 });

export const grow = pageComponent({ flex: 1 });

export const growWords = pageComponent({ flex: '1 1 14rem' });

inside('[data-ruled]', { borderTop: `1px solid ${vars.color.line}`, paddingTop: vars.space[20] });

export const folds = pageComponent({ '@media': { [phone]: { flexDirection: 'column', alignItems: 'stretch' } } });

export const foldsReversed = pageComponent({
  '@media': { [phone]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});

export const gap = variants({
  none: { gap: 0 },
  tiny: { gap: vars.space[4] },
  small: { gap: vars.space[8] },
  normal: { gap: vars.space[12] },
  medium: { gap: vars.space[16] },
  large: { gap: vars.space[24] },
  grid: { gap: vars.size.gap },
});

export const align = variants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});

export const justify = variants({
  start: {},
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'flex-end' },
});

export const wrap = pageComponent({ flexWrap: 'wrap' });

export const halves = pageComponent({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.size.gap,
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const rule = pageComponent({ width: '100%', margin: 0, border: 0, borderTop: `1px solid ${vars.color.line}` });

export const phoneOnly = pageComponent({ display: 'none', '@media': { [phone]: { display: 'contents' } } });

export const wideOnly = pageComponent({ display: 'contents', '@media': { [phone]: { display: 'none' } } });
