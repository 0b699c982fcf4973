import { component, inside, variants } from '../../theme/component.ts';
import { inset } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const notice = component({
  display: 'flex',
  gap: space[12],
  padding: `${space[16]} ${space[20]}`,
  borderRadius: vars.radius.card,
  lineHeight: 1.5,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

inside(`${notice} > .lucide`, { marginTop: '0.12em' });

export const tone = variants({
  neutral: { background: color.sunken, boxShadow: inset(color.line) },
  info: { background: color.info.bg, boxShadow: inset(color.info.border) },
  success: { background: color.success.bg, boxShadow: inset(color.success.border) },
  warning: { background: color.warning.bg, boxShadow: inset(color.warning.border) },
  danger: { background: color.danger.bg, boxShadow: inset(color.danger.border) },
});

for (const name of ['info', 'success', 'warning', 'danger'] as const) {
  inside(`${tone[name]} > .lucide`, { color: color[name].text });
}

export const body = component({ flex: 1, minWidth: 0 });

export const action = component({ alignSelf: 'center', flex: 'none' });
