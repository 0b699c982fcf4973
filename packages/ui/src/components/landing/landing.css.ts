import { component, inside, override, variants } from '../../theme/component.ts';
import { inset, voice } from '../../theme/fragments.ts';
import { iconSize, iconStroke } from '../../theme/icon-size.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const narrow = '(max-width: 900px)';

/** What is read stays 1280 px wide; the threads cross the whole window. */
const side = { paddingInline: 'max(5rem, (100% - 80rem) / 2)' };
const narrowSide = { paddingInline: '1.25rem' };

export const head = component({
  ...side,
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1.75rem',
  height: '4.5rem',
  background: color.page,
  '@media': { [narrow]: { ...narrowSide, height: '3.5rem' } },
});

/** In line with what stands below it; out of the way of the links. */
inside(`${head} [data-quick-exit]`, {
  top: '1rem',
  insetInlineEnd: 'max(5rem, (100vw - 80rem) / 2)',
  '@media': { [narrow]: { top: '0.5rem', insetInlineEnd: '0.75rem' } },
});

export const links = component({
  display: 'flex',
  gap: '1.75rem',
  paddingInlineEnd: '9.5rem',
  '@media': { [narrow]: { display: 'none' } },
});

inside(`${head}:has([data-quick-exit]) > :first-child`, {
  '@media': { [narrow]: { maxWidth: 'calc(100% - 8.5rem)' } },
});

/** On a phone the links have no room at the top. */
export const foot = component({
  display: 'none',
  '@media': { [narrow]: { display: 'block', padding: '0.5rem 1.25rem 2rem' } },
});

export const footLinks = component({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' });

inside(`${footLinks} a`, { display: 'flex', alignItems: 'center', minHeight: '2.75rem' });

inside(`${links} a:not(:hover)`, { textDecoration: 'none' });
inside(`${links} a`, { color: color.soft, fontSize: vars.text.body });

export const main = component({ ':focus': { outline: 'none' } });

export const message = component({ ...side, '@media': { [narrow]: narrowSide } });

export const hero = component({
  ...side,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20rem',
  gap: '5rem',
  alignItems: 'end',
  paddingBlock: '2.25rem 1.5rem',
  '@media': { [narrow]: { ...narrowSide, gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5rem' } },
});

export const title = component({ maxWidth: '16.5em', marginBlock: '0.9rem 1.1rem', overflowWrap: 'anywhere' });

export const lead = component({ maxWidth: '37em' });

export const ways = component({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginTop: '1.75rem' });

export const fact = component({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  padding: '0.7rem 0',
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
  ...side,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '1.5rem',
  paddingBottom: '1.5rem',
  '@media': { [narrow]: { ...narrowSide, gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const feature = override({ display: 'flex', flexDirection: 'column' });

export const picture = component({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '0.5rem',
  minHeight: '7.5rem',
  padding: '1rem 1.5rem',
  background: color.sunken,
  borderBottom: `1px solid ${color.line}`,
  fontSize: vars.text.label,
  lineHeight: 1.4,
});

export const words = component({ display: 'grid', gap: '0.35rem', padding: '1rem 1.5rem 1.25rem' });

export const featureTitle = component({ fontSize: '1.25rem', lineHeight: 1.3 });

export const line = component({
  display: 'flex',
  alignItems: 'center',
  gap: '0.65rem',
  padding: '0.42rem 0.75rem',
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

export const appointment = component({ display: 'flex', alignItems: 'center', gap: '0.65rem', padding: '0.35rem 0' });

export const date = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  flex: 'none',
  paddingInlineEnd: '0.75rem',
  borderInlineEnd: `1px solid ${color.line}`,
  fontSize: vars.text.meta,
  lineHeight: 1.1,
  color: color.soft,
});

export const day = component({ ...voice, fontSize: '1.5rem', color: color.text });
