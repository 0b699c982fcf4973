import { component, inside, override, variants } from '../../theme/component.ts';
import { inset, voice } from '../../theme/fragments.ts';
import { iconSize, iconStroke } from '../../theme/icon-size.css.ts';
import { phone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** Below this width the landing page is one column. */
const narrow = '(max-width: 56.25em)';

/** Text stays within 1280 px; the threads cross the whole window. */
const width = '80rem';

/** The room beside the text. */
export const side = component({
  paddingInline: `max(${vars.space[64]}, (100% - ${width}) / 2)`,
  '@media': { [narrow]: { paddingInline: vars.space[20] } },
});

/** Links on lines of their own, tall enough for touch. */
export const linkRows = component({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0 });

inside(`${linkRows} > a`, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: '2.75rem',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
});

export const head = component({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[24],
  height: '4.5rem',
  background: color.page,
  '@media': { [narrow]: { gap: 0, height: '3.5rem' } },
});

/** Aligned with the content below it; out of the way of the links. */
inside(`${head} [data-quick-exit]`, {
  top: vars.space[16],
  insetInlineEnd: `max(${vars.space[64]}, (100vw - ${width}) / 2)`,
  '@media': { [narrow]: { top: vars.space[8], insetInlineEnd: vars.space[12] } },
});

export const links = component({
  display: 'flex',
  gap: vars.space[24],
  marginInlineStart: 'auto',
  '@media': { [narrow]: { display: 'none' } },
});

export const help = component({
  display: 'flex',
  minWidth: 0,
  paddingInlineEnd: vars.exit.end,
});

/** On a phone the mark stands without its name, of which a letter or two would fit. */
inside(`${head} > :first-child`, {
  flexShrink: 99,
  minWidth: '1.875rem',
  '@media': { [phone]: { width: '1.875rem' } },
});

inside(`${links} a:not(:hover)`, { textDecoration: 'none' });
inside(`${links} a`, { color: color.soft, fontSize: vars.text.body });

export const main = component({ ':focus': { outline: 'none' } });

export const hero = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20rem',
  gap: vars.space[64],
  alignItems: 'end',
  paddingBlock: `${vars.space[32]} ${vars.space[24]}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[24] } },
});

export const title = component({
  maxWidth: '16.5em',
  overflowWrap: 'anywhere',
});

export const lead = component({ maxWidth: '37em' });

export const fact = component({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  padding: `${vars.space[12]} 0`,
  borderTop: `1px solid ${color.divider}`,
});

export const meaning = component({ order: 2, color: color.soft, fontSize: vars.text.body, lineHeight: 1.4 });

export const number = component({
  ...voice,
  fontSize: vars.text.large,
  fontWeight: 400,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
});

export const features = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[24],
  paddingBottom: vars.space[24],
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const feature = override({ display: 'flex', flexDirection: 'column' });

export const picture = component({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space[8],
  minHeight: '7.5rem',
  padding: `${vars.space[16]} ${vars.space[24]}`,
  background: color.sunken,
  borderBottom: `1px solid ${color.line}`,
  fontSize: vars.text.label,
  lineHeight: 1.4,
});

export const words = component({
  display: 'grid',
  gap: vars.space[6],
  padding: `${vars.space[16]} ${vars.space[24]} ${vars.space[20]}`,
});

export const featureTitle = override({ fontSize: '1.25rem', lineHeight: 1.3 });

export const line = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  padding: `${vars.space[6]} ${vars.space[12]}`,
  background: color.surface,
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
  vars: { [iconSize]: '1rem', [iconStroke]: '2' },
});

export const lineTone = variants({
  neutral: { boxShadow: vars.shadow.card },
  mediator: { boxShadow: inset(color.secondary[8]) },
});

inside(`${line} > :last-child:not(:only-child, .lucide)`, { marginInlineStart: 'auto' });

export const struck = component({ color: color.soft, textDecorationColor: color.control });

export const date = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  flex: 'none',
  paddingInlineEnd: vars.space[12],
  borderInlineEnd: `1px solid ${color.line}`,
  fontSize: vars.text.meta,
  lineHeight: 1.1,
  color: color.soft,
});

export const day = component({ ...voice, fontSize: '1.5rem', color: color.text });

/** Above the three questions, in their grid. */
export const questionsTitle = override({ gridColumn: '1 / -1', marginBlockStart: vars.space[24] });

/** The links stand on one line at the end of the cards. */
export const answer = override({ marginBlock: `${vars.space[12]} auto` });

export const ways = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[24],
  paddingBlock: vars.space[32],
  background: color.sunken,
  borderBlock: `1px solid ${color.line}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const groups = component({
  display: 'grid',
  gridTemplateColumns: '2fr',
  gridAutoColumns: '1fr',
  gridAutoFlow: 'column',
  gap: vars.space[24],
  paddingBlock: vars.space[32],
  '@media': { [narrow]: { gridAutoFlow: 'row', gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const footerEnd = component({
  paddingBlock: vars.space[16],
  borderTop: `1px solid ${color.line}`,
});
