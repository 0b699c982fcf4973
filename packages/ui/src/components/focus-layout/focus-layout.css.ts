import { component, variants } from '../../theme/component.ts';
import { phone, tablet } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const root = component({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const head = component({
  display: 'flex',
  alignItems: 'center',
  gap: '1rem',
  flex: 'none',
  height: vars.size.topBar,
  paddingInlineStart: '2rem',
  paddingInlineEnd: '9.75rem',
  '@media': { [phone]: { paddingInline: '0.75rem 9rem', gap: '0.5rem' } },
});

export const bar = component({ background: color.surface, borderBottom: `1px solid ${color.line}` });

export const end = component({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  marginInlineStart: 'auto',
  minWidth: 0,
  whiteSpace: 'nowrap',
});

export const column = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.size.gap,
  width: '100%',
  margin: '0 auto',
  padding: `clamp(1.5rem, 8vh, 5rem) ${vars.size.pagePad} 3rem`,
  ':focus': { outline: 'none' },
});

export const width = variants({
  form: { maxWidth: `calc(27rem + 2 * ${vars.size.pagePad})` },
  reading: { maxWidth: `calc(39rem + 2 * ${vars.size.pagePad})` },
});

/** Slightly above the middle, where the eye looks for it. */
export const centered = component({ flex: 1, justifyContent: 'center', paddingBlock: '1.5rem 10vh' });

/** The parts at the left, help at the right; both keep the question in the middle of the window. */
export const grid = component({
  display: 'grid',
  gridTemplateColumns: '18rem minmax(0, 1fr) 20rem',
  flex: 1,
  alignItems: 'start',
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } },
});

export const steps = component({
  gridColumn: 1,
  padding: '2.5rem 1rem 2rem',
  paddingInlineStart: '2rem',
  '@media': {
    [tablet]: {
      padding: `1rem ${vars.size.pagePad} 0`,
      maxWidth: `calc(39rem + 2 * ${vars.size.pagePad})`,
      width: '100%',
      marginInline: 'auto',
    },
  },
});

export const middle = component({
  gridColumn: 2,
  paddingBlock: '2.5rem 2rem',
  '@media': { [tablet]: { gridColumn: 1, paddingBlock: '1.5rem' } },
});

export const aside = component({
  gridColumn: 3,
  padding: '2.75rem 1rem 2rem',
  paddingInlineEnd: '2rem',
  fontSize: vars.size.small,
  '@media': {
    [tablet]: {
      gridColumn: 1,
      width: '100%',
      maxWidth: `calc(39rem + 2 * ${vars.size.pagePad})`,
      margin: '0 auto',
      padding: `1.5rem ${vars.size.pagePad} 2rem`,
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
  paddingInline: '18rem 20rem',
  '@media': { [tablet]: { paddingInline: 0 } },
});

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem',
  width: '100%',
  maxWidth: `calc(39rem + 2 * ${vars.size.pagePad})`,
  margin: '0 auto',
  padding: `1rem ${vars.size.pagePad}`,
  '@media': { [phone]: { paddingBlock: '0.75rem' } },
});
