import { keyframes } from '@vanilla-extract/css';
import { component } from '../../theme/component.ts';
import { besideExit, exitLine } from '../../theme/fragments.ts';
import { phone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const line = `1px solid ${color.line}`;

export const panel = component({ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 });

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  padding: `${vars.space[12]} ${vars.space[12]} ${vars.space[8]}`,
  paddingInlineStart: vars.space[20],
  borderBottom: line,
});

export const title = component({
  flex: 1,
  fontSize: '1.0625rem',
  lineHeight: 1.3,
  fontWeight: vars.weight.strong,
  ':focus': { outline: 'none' },
});

export const body = component({ flex: 1, minHeight: 0, overflow: 'auto' });

export const padded = component({ padding: `${vars.space[20]} ${vars.space[20]} ${vars.space[24]}` });

export const end = component({
  padding: `${vars.space[12]} ${vars.space[20]}`,
  borderTop: line,
  color: color.soft,
  fontSize: vars.size.small,
});

export const undo = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${vars.space[12]} ${vars.space[20]}`,
  borderTop: line,
  color: color.soft,
  fontSize: vars.size.small,
});

const appear = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${vars.motion.shift}))` } });

export const popover = component({
  top: `calc(${vars.size.topBar} + ${vars.space[4]})`,
  insetInlineEnd: vars.space[20],
  width: 'min(26rem, 100vw - 2.5rem)',
  maxHeight: `calc(100dvh - ${vars.size.topBar} - 1.5rem)`,
  borderRadius: vars.radius.dialog,
  animation: `${appear} ${vars.motion.menu} ${vars.motion.enter}`,
  '@media': {
    [phone]: {
      inset: 0,
      width: 'auto',
      maxHeight: 'none',
      borderRadius: 0,
      paddingBottom: 'env(safe-area-inset-bottom)',
    },
  },
  selectors: { [besideExit]: { '@media': { [phone]: { paddingTop: exitLine } } } },
});
