import { component, inside } from '../../theme/component.ts';
import { hidden, inset, voice } from '../../theme/fragments.ts';
import { iconSize, iconStroke } from '../../theme/icon-size.css.ts';
import { phone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size } = vars;

export const slot = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[8]} ${vars.space[24]}`,
  width: '100%',
  minWidth: 0,
  paddingBlock: vars.space[12],
});

/** Offered times inside a card with padding. */
export const offered = component({ borderBlock: `1px solid ${color.line}` });

export const date = component({ ...voice, display: 'block', fontSize: vars.text.medium });

export const when = component({ flex: '1 1 11rem', minWidth: 0, lineHeight: 1.35 });

export const time = component({
  display: 'block',
  color: color.soft,
  fontSize: size.small,
});

export const answers = component({
  display: 'flex',
  gap: vars.space[6],
  '@media': { [phone]: { flexWrap: 'wrap', width: '100%' } },
});

export const answer = component({
  position: 'relative',
  display: 'flex',
  flex: '1 0 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  minHeight: size.control,
  padding: `${vars.space[4]} ${vars.space[12]}`,
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  vars: { [iconSize]: '1rem', [iconStroke]: '2' },
  selectors: {
    '&:has(:checked)': {
      background: color.primary[2],
      borderColor: color.primary[11],
      boxShadow: inset(color.primary[11]),
      fontWeight: vars.weight.strong,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.focus.width} solid ${color.focus}`,
      outlineOffset: vars.focus.offset,
    },
    '&:has(:disabled)': { background: color.sunken, color: color.placeholder, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
});

inside(`${answer} > input`, { ...hidden, opacity: 0 });
