import { component, inside } from '../../theme/component.ts';
import { inset, surface } from '../../theme/fragments.ts';
import { iconSize } from '../../theme/icon-size.css.ts';
import { phone, tablet } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const tile = component({
  ...surface,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  columnGap: space[12],
  padding: `${space[16]} ${vars.size.cardPad}`,
  minWidth: 0,
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  vars: { [iconSize]: '1.5rem' },
  selectors: {
    '&:is(a, button):hover': { boxShadow: inset(color.control), transition: `box-shadow ${vars.motion.hover}` },
    '&[aria-disabled]': { background: color.sunken, color: color.soft, boxShadow: inset(color.line) },
  },
  ':focus-visible': { borderRadius: vars.radius.card },
});

inside(`${tile} > .lucide`, { color: color.icon });

/** On a phone the text has the icon's room. */
export const counted = component({ '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } } });

inside(`${counted} > .lucide`, { '@media': { [phone]: { display: 'none' } } });

export const name = component({ display: 'block', fontWeight: vars.weight.strong, lineHeight: 1.25 });

export const reason = component({
  color: color.soft,
  fontSize: vars.text.meta,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { fontSize: vars.text.tiny } },
});

export const value = component({
  fontSize: vars.text.large,
  fontWeight: vars.weight.medium,
  letterSpacing: '-0.02em',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

export const tiles = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))',
  gap: vars.size.gap,
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(9rem, 40%), 100%), 1fr))' },
    '(max-width: 360px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
