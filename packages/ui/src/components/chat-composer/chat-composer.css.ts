import { component, inside } from '../../theme/component.ts';
import { fieldFocus, meta } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const composer = component({
  padding: space[8],
  background: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.card,
  selectors: { '&:has(textarea:focus)': fieldFocus },
});

export const text = component({
  display: 'block',
  width: '100%',
  maxHeight: 'calc(8lh + 0.7rem)',
  padding: `${space[6]} ${space[8]}`,
  border: 0,
  background: 'none',
  lineHeight: 1.5,
  resize: 'none',
  ':focus': { outline: 'none' },
  '::placeholder': { color: vars.color.placeholder, opacity: 1 },
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } },
  '@media': { '(pointer: coarse)': { fontSize: `max(1rem, ${vars.size.body})` } },
});

export const tools = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
});

/** Long labels of tools wrap before the button to send goes to a line of its own. */
export const others = component({ flex: 1 });

export const hint = component({ ...meta, padding: `${space[2]} ${space[8]} ${space[6]}` });

export const files = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[6],
  paddingBlock: `${space[4]} ${space[6]}`,
});

export const file = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  maxWidth: '100%',
  paddingInlineStart: space[8],
  borderRadius: vars.radius.badge,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
  fontSize: vars.size.small,
});

export const fileDetail = component({ ...meta, minWidth: 0, overflowWrap: 'anywhere' });

/** The file name shrinks first. */
inside(`${file} > [title]`, { flexShrink: 1000, minWidth: '5.5rem' });

export const failed = component({ borderColor: vars.color.danger.border, background: vars.color.danger.bg });

export const failedDetail = component({ color: vars.color.danger.text });

export const send = component({ marginInlineStart: 'auto' });
