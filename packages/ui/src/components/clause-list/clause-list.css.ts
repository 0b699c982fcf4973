import { component, inside, pageComponent } from '../../theme/component.ts';
import { tablet } from '../../theme/breakpoints.ts';
import { chosenBySystem } from '../../theme/fragments.ts';
import { iconSize } from '../../theme/icon-size.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const head = component({ padding: `${space[16]} ${space[20]} ${space[6]}` });

export const body = pageComponent({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: `${space[4]} ${space[8]} ${space[12]}`,
  '@media': { [tablet]: { overflow: 'visible' } },
});

export const group = component({ padding: `${space[8]} ${space[12]} ${space[2]}` });

export const clause = component({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
  gap: space[6],
  alignItems: 'baseline',
  minHeight: '1.75rem',
  padding: `${space[4]} ${space[12]}`,
  borderRadius: vars.radius.control,
  color: 'inherit',
  textDecoration: 'none',
  lineHeight: 1.35,
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-current]': { background: color.primary[2], boxShadow: `inset 3px 0 0 ${color.primary.edge}` },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: '2.75rem', alignItems: 'center' },
    '(forced-colors: active)': { selectors: { '&[aria-current]': chosenBySystem } },
  },
});

export const number = component({ color: color.soft, fontVariantNumeric: 'tabular-nums' });

export const name = component({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const note = component({ display: 'block', fontWeight: 400, color: color.soft, fontSize: vars.text.tiny });

export const state = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  whiteSpace: 'nowrap',
  color: color.soft,
  fontSize: vars.text.tiny,
  vars: { [iconSize]: '0.875rem' },
});

inside(`${state}[data-settled] .lucide`, { color: color.success.text });

export const foot = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: `${space[8]} ${space[12]}`,
  borderTop: `1px solid ${color.line}`,
});
