import { component, inside } from '../../theme/component.ts';
import { phone } from '../../theme/media.ts';
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
  padding: '1rem 0.75rem',
  borderInlineEnd: line,
  background: color.sunken,
  '@media': { [phone]: { display: 'none' } },
});

export const foot = component({
  marginTop: 'auto',
  padding: '1.5rem 0.75rem 0',
  color: color.soft,
  fontSize: vars.size.small,
});

/** The same categories as a list of the system's own, where there is no room at the side. */
export const pick = component({
  display: 'none',
  padding: '1rem 1.25rem 0',
  '@media': { [phone]: { display: 'block' } },
});

export const answers = component({
  overflow: 'auto',
  padding: '0.5rem 1.75rem 1.5rem',
  '@media': { [phone]: { padding: '0.25rem 1.25rem 1.5rem' } },
});

export const onPhone = component({
  display: 'none',
  '@media': { [phone]: { display: 'block', paddingInline: 0 } },
});

export const group = component({ marginTop: '1rem', color: color.soft, fontSize: vars.size.small });

export const none = component({ paddingTop: '1rem' });

export const question = component({ selectors: { '& + &': { borderTop: line } } });

export const ask = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
  minHeight: vars.size.control,
  padding: '1rem 0',
  fontWeight: vars.weight.strong,
  listStyle: 'none',
  cursor: 'pointer',
});

inside(`${ask} > .lucide`, { transition: `rotate ${vars.motion.hover}` });
inside(`${question}[open] > ${ask} > .lucide`, { rotate: '180deg' });

export const answer = component({ maxWidth: '36em', paddingBottom: '1.15rem', color: color.soft });

export const search = component({ position: 'relative', flex: 1, maxWidth: '26rem', marginInlineStart: 'auto' });

inside(`${search} > .lucide`, {
  position: 'absolute',
  insetInlineStart: '0.9rem',
  top: 'calc(50% - 0.625em)',
  color: color.icon,
  pointerEvents: 'none',
});

inside(`${search} > input`, { paddingInlineStart: '2.75rem' });

export const head = component({
  display: 'flex',
  alignItems: 'center',
  gap: '1rem',
  padding: '1rem 1.75rem',
  paddingInlineEnd: '4.25rem',
  borderBottom: line,
  '@media': { [phone]: { flexWrap: 'wrap', padding: '0.85rem 1.25rem', rowGap: '0.6rem' } },
});

inside(`${head} > h2`, {
  padding: 0,
  '@media': { [phone]: { flex: '1 0 100%', paddingInlineEnd: '3rem', lineHeight: '2.5rem' } },
});

export const tall = component({
  selectors: { '&&': { height: 'min(40rem, 100dvh - 3rem)', '@media': { [phone]: { height: '100%' } } } },
});
