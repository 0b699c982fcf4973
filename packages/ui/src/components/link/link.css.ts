import { component, inside, variants } from '../../theme/component.ts';
import { iconSize, iconStroke } from '../../theme/icon-size.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const link = component({ borderRadius: vars.radius.badge, vars: { [iconSize]: '1em', [iconStroke]: '2' } });

/** A button in running text. */
inside(`${link}:is(button)`, {
  display: 'inline',
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.primary[11],
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

export const tone = variants({
  brand: {},
  plain: { color: color.text },
  quiet: { color: color.soft, ':hover': { color: color.text } },
});

export const standalone = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  minHeight: '1.5rem',
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  selectors: { '[data-density=comfortable] &': { minHeight: vars.size.nav } },
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
});

export const external = component({ display: 'inline', marginInlineStart: '0.25em', verticalAlign: '-0.1em' });
