import { component, inside } from '../../theme/component.ts';
import { linkButton, meta as metaText } from '../../theme/fragments.ts';
import { iconSize, iconStroke } from '../../theme/icon-size.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const panel = component({
  minHeight: 0,
  overflow: 'auto',
  background: color.sunken,
  fontSize: vars.size.small,
  lineHeight: 1.45,
});

export const section = component({ padding: '0.9rem 1.125rem' });

inside(`${section} + ${section}`, { borderTop: `1px solid ${color.line}` });

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem',
  marginBottom: '0.6rem',
});

export const title = component({
  display: 'flex',
  alignItems: 'center',
  gap: '0.45rem',
  fontWeight: vars.weight.strong,
  vars: { [iconSize]: '1rem', [iconStroke]: '2' },
});

export const meta = component(metaText);

export const quiet = component({ color: color.soft });

export const retry = component({ ...linkButton, '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } } });

export const quote = component({ fontWeight: vars.weight.medium });

export const idea = component({ listStyle: 'disc', marginInlineStart: '1.1rem' });

export const toggle = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.6rem',
  padding: '0.25rem',
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

/** As wide as the longer of the two words, so that nothing beside it moves. */
export const state = component({ minWidth: '2rem', color: color.soft, fontWeight: 400, textAlign: 'start' });
