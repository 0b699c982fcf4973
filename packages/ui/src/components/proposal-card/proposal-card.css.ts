import { override, pageComponent } from '../../theme/component.ts';
import { phone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const line = `1px solid ${color.line}`;

export const terms = pageComponent({ borderTop: line });

export const term = pageComponent({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 9rem) minmax(0, 1fr)',
  gap: `${space[4]} ${space[16]}`,
  paddingBlock: space[8],
  borderBottom: line,
  '@media': { [phone]: { gridTemplateColumns: '100%' } },
});

export const label = pageComponent({ color: color.soft, overflowWrap: 'anywhere' });

export const words = pageComponent({
  display: 'grid',
  justifyItems: 'start',
  gap: space[4],
  overflowWrap: 'anywhere',
});

export const before = pageComponent({ color: color.soft, textDecoration: 'line-through' });

export const now = pageComponent({
  padding: `0 ${space[4]}`,
  borderRadius: vars.radius.segment,
  background: color.primary[3],
  color: 'inherit',
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
});

export const compared = override({ tableLayout: 'fixed' });

export const point = pageComponent({ width: '24%' });

/** Stronger than the rules of a `Table` for its cells. */
export const cell = pageComponent({
  selectors: {
    '&&&': { overflowWrap: 'anywhere', verticalAlign: 'top', whiteSpace: 'normal' },
    'tbody tr:last-child > &&': { borderBottom: 0 },
  },
});
