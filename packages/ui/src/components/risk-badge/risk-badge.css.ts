import { component, variants } from '../../theme/component.ts';
import { inset, meta } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

const { risk } = vars.color;

const colors = ({ bg, text, border }: (typeof risk)['low']) => ({
  background: bg,
  color: text,
  boxShadow: inset(border),
});

export const level = variants({
  low: colors(risk.low),
  medium: colors(risk.medium),
  high: colors(risk.high),
  critical: colors(risk.critical),
});

export const score = component({ fontWeight: vars.weight.medium, fontVariantNumeric: 'tabular-nums' });

export const noted = component({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[8]}`,
  maxWidth: '11rem',
});

export const note = component(meta);
