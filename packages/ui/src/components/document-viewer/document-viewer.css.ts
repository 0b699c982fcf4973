import { component, inside } from '../../theme/component.ts';
import { truncated } from '../../theme/fragments.ts';
import { phone } from '../../theme/breakpoints.ts';
import { light } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const viewer = component({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  background: color.pressed,
});

export const bar = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[4],
  padding: `${space[6]} ${space[12]}`,
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
  fontSize: vars.size.small,
});

/** A disabled button is only paler. */
inside(`${bar} button[aria-disabled=true]`, { background: 'none', borderColor: 'transparent' });

export const name = component({
  ...truncated,
  flex: '1 1 9rem',
  minWidth: 0,
  paddingInlineStart: space[6],
  color: color.soft,
  '@media': { [phone]: { flexBasis: '4rem' } },
});

const inOneLine = { display: 'flex', alignItems: 'center', gap: space[4] };

/** On a phone below the name and the pages. */
export const group = component({ ...inOneLine, '@media': { [phone]: { order: 1 } } });

export const turning = component(inOneLine);

export const figure = component({
  minWidth: '3rem',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const rule = component({
  width: 1,
  height: '1.25rem',
  marginInline: space[6],
  background: color.line,
  '@media': { [phone]: { display: 'none' } },
});

export const flip = component({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });

export const rest = component({
  display: 'flex',
  flex: 1,
  minHeight: 0,
  '@media': { [phone]: { flexDirection: 'column' } },
});

export const thumbnails = component({
  flex: 'none',
  width: '7.5rem',
  overflow: 'auto',
  padding: `${space[16]} ${space[12]}`,
  borderInlineEnd: `1px solid ${color.line}`,
  background: color.sunken,
  '@media': {
    [phone]: {
      width: 'auto',
      display: 'flex',
      gap: space[12],
      padding: `${space[8]} ${space[16]}`,
      borderInlineEnd: 0,
    },
  },
});

export const pane = component({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  minHeight: '16rem',
  overflow: 'auto',
  padding: `${space[24]} ${space[32]}`,
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})`, borderRadius: 0 },
  '@media': { [phone]: { padding: space[16] } },
});

/** White in every theme, because it shows the document as it was sent. */
export const paper = component({
  position: 'relative',
  width: '38rem',
  maxWidth: 'none',
  margin: '0 auto',
  background: light.color.surface,
  color: light.color.text,
  colorScheme: 'light',
  boxShadow: vars.shadow.menu,
  borderRadius: 2,
  overflow: 'hidden',
});

export const image = component({ display: 'block', width: '100%', height: 'auto' });

/** A picture that lies on its side takes the place of one that stands. */
export const turned = component({ position: 'relative', display: 'block', width: '100%', overflow: 'hidden' });

export const turnedImage = component({
  position: 'absolute',
  top: '50%',
  left: '50%',
  width: 'var(--turned-width)',
  maxWidth: 'none',
  transform: 'translate(-50%, -50%) rotate(var(--turn))',
});

export const below = component({
  padding: `${space[8]} ${space[12]}`,
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
});

export const message = component({ maxWidth: '26rem', margin: '10vh auto 0' });
