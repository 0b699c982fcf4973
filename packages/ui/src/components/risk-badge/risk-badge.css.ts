import { component, variants } from '../../theme/component.ts';
import { inset } from '../../theme/fragments.ts';
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
