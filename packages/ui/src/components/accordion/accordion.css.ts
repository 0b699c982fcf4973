import { keyframes } from '@vanilla-extract/css';
import { component, inside, variants } from '../../theme/component.ts';
import { iconSize } from '../../theme/icon-size.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, motion } = vars;
const height = 'var(--radix-accordion-content-height)';

export const item = component({
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const trigger = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  width: 'calc(100% + 1rem)',
  marginInline: `calc(-1 * ${vars.space[8]})`,
  border: 0,
  background: 'none',
  textAlign: 'start',
  fontWeight: vars.weight.strong,
  lineHeight: 1.4,
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})`, borderRadius: vars.radius.control },
  ':disabled': { color: color.placeholder, cursor: 'not-allowed' },
});

export const size = variants({
  medium: { minHeight: vars.size.row, padding: `${vars.space[16]} ${vars.space[8]}` },
  small: {
    minHeight: '2.75rem',
    padding: `${vars.space[6]} ${vars.space[8]}`,
    fontSize: vars.size.small,
    vars: { [iconSize]: '1rem' },
  },
});

inside(`${trigger} > .lucide`, { transition: `rotate ${motion.menu} ${motion.enter}` });
inside(`${trigger}[data-state=open] > .lucide`, { rotate: '180deg' });

const open = keyframes({ from: { height: 0 }, to: { height } });
const close = keyframes({ from: { height }, to: { height: 0 } });

export const content = component({
  overflow: 'clip',
  selectors: {
    '&[data-state=open]': { animation: `${open} ${motion.menu} ${motion.enter}` },
    '&[data-state=closed]': { animation: `${close} ${motion.hover} ${motion.leave}` },
  },
});

export const answer = component({ maxWidth: '38em', paddingBottom: vars.space[20], color: color.soft });
