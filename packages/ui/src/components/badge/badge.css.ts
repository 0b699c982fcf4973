import { component, variants } from '../../theme/component.ts';
import { inset } from '../../theme/fragments.ts';
import { iconSize, iconStroke } from '../../theme/icon-size.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const badge = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35em',
  minHeight: '1.5rem',
  padding: `${space[2]} ${space[8]}`,
  borderRadius: vars.radius.badge,
  fontSize: vars.text.meta,
  fontWeight: vars.weight.strong,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  vars: { [iconSize]: '0.95rem', [iconStroke]: '2.1' },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

const tint = (background: string, text: string, border: string) => ({
  background,
  color: text,
  boxShadow: inset(border),
});

const status = ({ bg, text, border }: { bg: string; text: string; border: string }) => tint(bg, text, border);

export const tone = variants({
  neutral: tint(color.hover, color.soft, color.line),
  success: status(color.success),
  warning: status(color.warning),
  danger: status(color.danger),
  info: status(color.info),
  brand: tint(color.primary[3], color.primary[11], color.primary[6]),
});
