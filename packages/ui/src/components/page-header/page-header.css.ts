import { component, inside } from '../../theme/component.ts';
import { iconSize, iconStroke } from '../../theme/icon-size.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[12]} ${vars.space[24]}`,
});

export const words = component({ minWidth: 0, flex: '1 1 18rem', overflowWrap: 'anywhere' });

export const back = component({
  marginBottom: vars.space[4],
  fontSize: vars.size.small,
  vars: { [iconSize]: '1rem', [iconStroke]: '2' },
});

/** The link covers the whole line and is subdued until hover. */
inside(`${back} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[6],
  minHeight: '1.5rem',
  color: vars.color.soft,
  textDecoration: 'none',
});
inside(`${back} > a:hover`, { color: vars.color.text, textDecoration: 'underline' });

inside(`[dir=rtl] ${back} .lucide`, { transform: 'scaleX(-1)' });

export const line = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[6]} ${vars.space[12]}`,
});

export const title = component({
  ':focus-visible': { outlineOffset: 0 },
  selectors: { '&:focus:not(:focus-visible)': { outline: 'none' } },
});

export const lead = component({ color: vars.color.soft, marginTop: vars.space[2] });

export const voiceLead = component({ fontSize: vars.text.lead, lineHeight: 1.5, marginTop: vars.space[6] });

/** Aligned with the title, with or without content above it. */
export const action = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  maxWidth: '100%',
  selectors: { [`${words}:has(> ${back}) + &`]: { alignSelf: 'flex-end' } },
});
