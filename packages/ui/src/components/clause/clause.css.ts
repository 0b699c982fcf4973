import { component, pageComponent } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space } = vars;

export const clause = component({
  display: 'grid',
  gap: space[8],
  padding: `${space[24]} ${size.cardPad} ${space[16]}`,
  breakInside: 'avoid',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const heading = component({ overflowWrap: 'anywhere', breakAfter: 'avoid' });

export const number = pageComponent({
  marginInlineEnd: space[8],
  color: color.soft,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});
