import { component } from '../../theme/component.ts';
import { tablet } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const strip = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  borderBlock: `1px solid ${color.divider}`,
  '@media': {
    [tablet]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
      paddingBlock: '0.4rem',
    },
  },
});

export const stat = component({
  padding: '0.8rem 1.25rem',
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '& + &': { borderInlineStart: `1px solid ${color.line}` },
  },
  '@media': {
    [tablet]: {
      padding: '0.4rem 0',
      paddingInlineEnd: '0.75rem',
      selectors: { '& + &': { border: 0 } },
    },
  },
});

export const label = component({ color: color.soft, fontSize: vars.size.small });

export const figure = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.5rem',
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
