import { component, inside } from '../../theme/component.ts';
import { chosenBySystem, meta, truncated } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const menu = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  padding: `${space[20]} ${space[12]}`,
});

export const identity = component({ padding: `0 ${space[12]}`, lineHeight: 1.35 });

export const title = component({ fontSize: vars.text.lead, fontWeight: vars.weight.strong });

export const subtitle = component({ ...meta, ...truncated, lineHeight: `calc(${vars.size.body} * 1.35)` });

export const group = component({ display: 'flex', flexDirection: 'column', gap: 1 });

export const groupTitle = component({ ...meta, padding: `0 ${space[12]} ${space[4]}` });

export const item = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  minHeight: vars.size.nav,
  padding: `0 ${space[12]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.soft,
  fontSize: vars.size.navText,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  textDecoration: 'none',
  ':hover': { background: color.pressed, color: color.text },
  selectors: {
    '&[aria-current]': {
      background: color.surface,
      color: color.text,
      boxShadow: vars.shadow.current,
      fontWeight: vars.weight.strong,
    },
  },
});

inside(`${item}[aria-current] > .lucide`, { color: color.primary[11] });
inside(`${item}[aria-current]`, { '@media': { '(forced-colors: active)': chosenBySystem } });

export const count = component({ marginInlineStart: 'auto' });

export const summary = component({ cursor: 'pointer', listStyle: 'none' });

inside(`${summary}::-webkit-details-marker`, { display: 'none' });
inside(`${summary} > .lucide:last-child`, {
  width: '1rem',
  height: '1rem',
  marginInlineStart: 'auto',
  transition: `rotate ${vars.motion.menu} ${vars.motion.enter}`,
});
inside(`[open] > ${summary} > .lucide:last-child`, { rotate: '180deg' });

export const recent = component({ marginInlineStart: space[20], borderInlineStart: `2px solid ${color.line}` });

export const entry = component({
  ...meta,
  padding: `${space[4]} ${space[12]}`,
  paddingInlineStart: space[16],
  lineHeight: 1.4,
});

export const time = component({ display: 'block' });
