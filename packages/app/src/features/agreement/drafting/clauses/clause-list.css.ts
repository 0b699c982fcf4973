import { vars } from '@mediation/ui/vars';
import { globalStyle } from '@vanilla-extract/css';
import { layout, tablet } from '../../../../shared/layout/layout.ts';

const { color, space } = vars;
const line = `1px solid ${color.line}`;

export const listHead = layout({ padding: `${space[16]} ${space[20]} ${space[6]}` });

export const listBody = layout({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: `${space[4]} ${space[8]} ${space[12]}`,
  '@media': { [tablet]: { overflow: 'visible' } },
});

export const group = layout({ padding: `${space[8]} ${space[12]} ${space[2]}` });

export const clause = layout({
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
  ':hover': { background: color.hover },
  selectors: {
    '&[aria-current]': { background: color.primary[2], boxShadow: `inset 3px 0 0 ${color.primary.edge}` },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: '2.75rem', alignItems: 'center' },
    '(forced-colors: active)': { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
  },
});

export const name = layout({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const count = layout({ display: 'block', fontWeight: 400, color: color.soft, fontSize: vars.text.tiny });

export const state = layout({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  whiteSpace: 'nowrap',
  color: color.soft,
  fontSize: vars.text.tiny,
});

globalStyle(`${state} .lucide`, { width: '0.875rem', height: '0.875rem' });

globalStyle(`${state}[data-state=agreed] .lucide`, { color: color.success.text });

export const adds = layout({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: `${space[8]} ${space[12]}`,
  borderTop: line,
});
