import { component, variants } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const root = component({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const head = component({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  height: vars.size.topBar,
  paddingInlineStart: '1.25rem',
  paddingInlineEnd: '9.75rem',
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
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
