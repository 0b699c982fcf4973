import { component, inside } from '../../theme/component.ts';
import { fieldFocus, meta } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

export const composer = component({
  padding: '0.5rem 0.5rem 0.5rem 0.95rem',
  background: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.card,
  selectors: { '&:has(textarea:focus)': fieldFocus },
});

export const text = component({
  display: 'block',
  width: '100%',
  maxHeight: 'calc(8lh + 0.7rem)',
  padding: '0.35rem 0',
  border: 0,
  background: 'none',
  lineHeight: 1.5,
  resize: 'none',
  ':focus': { outline: 'none' },
  '::placeholder': { color: vars.color.placeholder, opacity: 1 },
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } },
  '@media': { '(pointer: coarse)': { fontSize: `max(1rem, ${vars.size.body})` } },
});

export const tools = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.25rem' });

export const hint = component({ ...meta, paddingBlock: '0.15rem 0.35rem' });

export const files = component({ display: 'flex', flexWrap: 'wrap', gap: '0.35rem', paddingBlock: '0.25rem 0.35rem' });

export const file = component({
  display: 'flex',
  alignItems: 'center',
  gap: '0.35rem',
  maxWidth: '100%',
  paddingInlineStart: '0.6rem',
  borderRadius: vars.radius.badge,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
  fontSize: vars.size.small,
});

export const fileDetail = component({ ...meta, minWidth: 0, overflowWrap: 'anywhere' });

/** The name gives way first. */
inside(`${file} > [title]`, { flexShrink: 1000, minWidth: '3rem' });

export const failed = component({ borderColor: vars.color.danger.border, background: vars.color.danger.bg });

export const failedDetail = component({ color: vars.color.danger.text });

export const send = component({ marginInlineStart: 'auto' });
