import { component, inside, override } from '../../theme/component.ts';
import { phone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const line = `1px solid ${color.line}`;

export const topics = component({
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 1fr)',
  flex: 1,
  minHeight: 0,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' } },
});

export const side = component({
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  overflow: 'auto',
  padding: `${vars.space[16]} ${vars.space[12]}`,
  borderInlineEnd: line,
  background: color.sunken,
  '@media': { [phone]: { display: 'none' } },
});

export const foot = component({
  marginTop: 'auto',
  padding: `${vars.space[24]} ${vars.space[12]} 0`,
  color: color.soft,
  fontSize: vars.size.small,
});

/** The categories as a native select, where there is no room at the side. */
export const pick = component({
  display: 'none',
  padding: `${vars.space[16]} ${vars.space[20]} 0`,
  '@media': { [phone]: { display: 'block' } },
});

export const answers = component({
  overflow: 'auto',
  padding: `${vars.space[8]} ${vars.space[24]} ${vars.space[24]}`,
  '@media': { [phone]: { padding: `${vars.space[4]} ${vars.space[20]} ${vars.space[24]}` } },
});

export const onPhone = component({
  display: 'none',
  '@media': { [phone]: { display: 'block', paddingInline: 0 } },
});

export const group = component({ marginTop: vars.space[16], color: color.soft, fontSize: vars.size.small });

export const none = component({ paddingTop: vars.space[16] });

export const question = component({ selectors: { '& + &': { borderTop: line } } });

export const ask = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  minHeight: vars.size.control,
  padding: `${vars.space[16]} 0`,
  fontWeight: vars.weight.strong,
  listStyle: 'none',
  cursor: 'pointer',
});

inside(`${ask} > .lucide`, { transition: `rotate ${vars.motion.hover}` });
inside(`${question}[open] > ${ask} > .lucide`, { rotate: '180deg' });

export const answer = component({ maxWidth: '36em', paddingBottom: vars.space[20], color: color.soft });

export const search = override({ flex: 1, marginInlineStart: 'auto' });

export const head = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  padding: `${vars.space[16]} ${vars.space[24]}`,
  paddingInlineEnd: vars.space[64],
  borderBottom: line,
  '@media': { [phone]: { flexWrap: 'wrap', padding: `${vars.space[12]} ${vars.space[20]}`, rowGap: vars.space[8] } },
});

inside(`${head} > h2`, {
  padding: 0,
  '@media': { [phone]: { flex: '1 0 100%', paddingInlineEnd: vars.space[48], lineHeight: '2.5rem' } },
});

export const tall = component({
  selectors: { '&&': { height: 'min(40rem, 100dvh - 3rem)', '@media': { [phone]: { height: '100%' } } } },
});
