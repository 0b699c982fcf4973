import { component } from '../../theme/component.ts';
import { tablet } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const strip = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  borderBlock: `1px solid ${color.divider}`,
  '@media': {
    [tablet]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
      paddingBlock: space[6],
    },
  },
});

export const stat = component({
  padding: `${space[12]} ${space[20]}`,
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '& + &': { borderInlineStart: `1px solid ${color.line}` },
  },
  '@media': {
    [tablet]: {
      padding: `${space[6]} 0`,
      paddingInlineEnd: space[12],
      selectors: { '& + &': { border: 0 } },
    },
  },
});

export const label = component({ color: color.soft, fontSize: vars.size.small });

export const figure = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
  fontSize: '1.75rem',
  fontWeight: vars.weight.medium,
  letterSpacing: '-0.02em',
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const note = component({
  color: color.soft,
  fontSize: vars.text.meta,
  fontWeight: 400,
  letterSpacing: 0,
});
