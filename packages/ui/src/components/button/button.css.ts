import { component, inside, variants } from '../../theme/component.ts';
import { iconSize, iconStroke } from '../../theme/icon-size.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, motion, size: sizes, space } = vars;

const press = `transform ${motion.press} ${motion.enter}`;

/**
 * Never narrower than its label unless the page is; very large letters wrap. Colors are animated only on hover: a
 * change of theme must not animate hundreds of buttons.
 */
export const root = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  maxWidth: '100%',
  gap: '0.55em',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'transparent',
  fontWeight: vars.weight.strong,
  lineHeight: 1.2,
  textAlign: 'center',
  overflowWrap: 'normal',
  textDecoration: 'none',
  color: color.text,
  transition: press,
  ':hover': { transition: `${press}, background-color ${motion.hover} ${motion.enter}` },
  ':active': { transform: 'translateY(1px)' },
});

const unavailable = {
  background: color.hover,
  borderColor: color.line,
  color: color.placeholder,
  cursor: 'not-allowed',
  transform: 'none',
  forcedColorAdjust: 'auto',
} as const;

export const tone = variants({
  primary: {
    background: color.primary[9],
    borderColor: color.primary.edge,
    color: color.primary.on,
    forcedColorAdjust: 'none',
    ':hover': { background: color.primary[10] },
  },
  secondary: { background: color.surface, borderColor: color.control, ':hover': { background: color.hover } },
  quiet: { color: color.primary[11], ':hover': { background: color.primary[3] } },
  plain: { color: color.soft, ':hover': { background: color.hover, color: color.text } },
  danger: {
    background: color.surface,
    borderColor: color.danger.solid,
    color: color.danger.text,
    ':hover': { background: color.danger.bg },
  },
});

export const size = variants({
  small: {
    minHeight: sizes.controlSmall,
    padding: `${space[4]} calc(${sizes.controlPad} * 0.75)`,
    fontSize: sizes.small,
    vars: { [iconSize]: '1rem', [iconStroke]: '2' },
  },
  medium: { minHeight: sizes.control, padding: `${space[4]} ${sizes.controlPad}` },
  large: { minHeight: '3.5rem', padding: `${space[4]} ${space[24]}`, fontSize: vars.text.lead },
});

inside(`${root}:disabled, ${root}[aria-disabled=true]`, unavailable);

/** Buttons without a border stay flat when disabled: a gray box would draw attention to them. */
inside(`:is(${tone.quiet}, ${tone.plain}):is(:disabled, [aria-disabled=true])`, {
  background: 'transparent',
  borderColor: 'transparent',
});

export const block = component({ width: '100%' });

/** The background on hover extends a little beyond the aligned label, and never to the edge of a card. */
export const flush = component({ paddingInline: space[8], marginInlineStart: `calc(-1 * ${space[8]})` });

export const busy = component({ cursor: 'progress' });

inside(`${busy} > .lucide`, { display: 'none' });
