import { component, inside, variants } from '../../theme/component.ts';
import { phone, tablet } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const stepsWidth = '18rem';
const asideWidth = '20rem';

export const root = component({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

/** On a phone only its first line stays in view. */
export const head = component({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  flex: 'none',
  height: vars.size.topBar,
  paddingInlineStart: vars.space[32],
  paddingInlineEnd: vars.exit.end,
  background: color.page,
  '@media': { [phone]: { display: 'contents' } },
});

const bar = { background: color.surface, borderBottom: `1px solid ${color.line}` };

export const first = component({
  display: 'contents',
  '@media': {
    [phone]: {
      position: 'sticky',
      top: 0,
      zIndex: vars.layer.sticky,
      display: 'flex',
      alignItems: 'center',
      flex: 'none',
      height: vars.size.topBar,
      paddingInline: `${vars.space[12]} ${vars.exit.end}`,
      ...bar,
    },
  },
});

/** The name of the brand shrinks first, its mark never. */
inside(`${first} > :first-child`, { flexShrink: 99, minWidth: '1.875rem', marginInlineEnd: 'auto' });

export const withBar = component({ ...bar });

export const end = component({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0.01,
  gap: vars.space[12],
  minWidth: 0,
  whiteSpace: 'nowrap',
  '@media': {
    [phone]: { justifyContent: 'flex-end', padding: `${vars.space[4]} ${vars.space[12]} 0`, whiteSpace: 'normal' },
  },
});

export const column = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.size.gap,
  width: '100%',
  margin: '0 auto',
  padding: `clamp(${vars.space[24]}, 8vh, ${vars.space[64]}) ${vars.size.pagePad} ${vars.space[48]}`,
  ':focus': { outline: 'none' },
});

export const width = variants({
  form: { maxWidth: `calc(27rem + 2 * ${vars.size.pagePad})` },
  reading: { maxWidth: `calc(39rem + 2 * ${vars.size.pagePad})` },
});

/** Slightly above the middle, where the eye looks for it. */
export const centered = component({ flex: 1, justifyContent: 'center', paddingBlock: `${vars.space[24]} 10vh` });

/** The steps on the left, help on the right; both keep the form centered. */
export const grid = component({
  display: 'grid',
  gridTemplateColumns: `${stepsWidth} minmax(0, 1fr) ${asideWidth}`,
  flex: 1,
  alignItems: 'start',
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } },
});

export const steps = component({
  gridColumn: 1,
  padding: `${vars.space[32]} ${vars.space[16]} ${vars.space[32]}`,
  paddingInlineStart: vars.space[32],
  '@media': {
    [tablet]: {
      padding: `${vars.space[16]} ${vars.size.pagePad} 0`,
      maxWidth: `calc(39rem + 2 * ${vars.size.pagePad})`,
      width: '100%',
      marginInline: 'auto',
    },
  },
});

export const middle = component({
  gridColumn: 2,
  paddingBlock: `${vars.space[32]} ${vars.space[32]}`,
  '@media': { [tablet]: { gridColumn: 1, paddingBlock: vars.space[24] } },
});

export const aside = component({
  gridColumn: 3,
  padding: `${vars.space[32]} ${vars.space[16]} ${vars.space[32]}`,
  paddingInlineEnd: vars.space[32],
  fontSize: vars.size.small,
  '@media': {
    [tablet]: {
      gridColumn: 1,
      width: '100%',
      maxWidth: `calc(39rem + 2 * ${vars.size.pagePad})`,
      margin: '0 auto',
      padding: `${vars.space[24]} ${vars.size.pagePad} ${vars.space[32]}`,
    },
  },
});

export const foot = component({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.layer.sticky,
  flex: 'none',
  marginTop: 'auto',
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
  paddingBottom: 'env(safe-area-inset-bottom)',
});

export const beside = component({
  paddingInline: `${stepsWidth} ${asideWidth}`,
  '@media': { [tablet]: { paddingInline: 0 } },
});

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  width: '100%',
  maxWidth: `calc(39rem + 2 * ${vars.size.pagePad})`,
  margin: '0 auto',
  padding: `${vars.space[16]} ${vars.size.pagePad}`,
  '@media': { [phone]: { paddingBlock: vars.space[12] } },
});

export const back = component({ display: 'contents' });

inside(`${back} :is(a, button)`, { marginInlineEnd: 'auto' });

/** What takes the focus is scrolled free of the actions, together with an error below it. */
export const aboveFoot = component({});

inside(`${aboveFoot} > :not(header, footer) *`, { scrollMarginBlockEnd: `calc(2 * ${vars.space[64]})` });
