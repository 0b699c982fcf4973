import { component } from '../../theme/component.ts';
import { inset } from '../../theme/fragments.ts';
import { phone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const chart = component({
  display: 'grid',
  gridTemplateColumns: 'fit-content(12rem) minmax(0, 1fr) max-content',
  gap: `${space[8]} ${space[12]}`,
  alignItems: 'center',
  fontSize: '0.875rem',
  lineHeight: 1.3,
  '@media': { [phone]: { gridTemplateColumns: 'fit-content(8rem) minmax(0, 1fr) max-content' } },
});

export const roomy = component({ rowGap: space[16], paddingBlock: space[8] });

export const bar = component({
  height: '1.1rem',
  borderRadius: 2,
  background: color.control,
  selectors: {
    '&[data-main]': { background: color.primary[9], boxShadow: inset(color.primary.edge) },
    [`${roomy} > * > &`]: { height: '1.5rem' },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const value = component({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

export const share = component({ color: color.soft, fontWeight: 400 });
