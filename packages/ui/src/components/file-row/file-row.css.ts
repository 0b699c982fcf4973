import { component, override, variants } from '../../theme/component.ts';
import { meta } from '../../theme/fragments.ts';
import { iconSize } from '../../theme/icon-size.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const row = override({ alignItems: 'flex-start', flexWrap: 'wrap' });

export const icon = variants({
  uploading: { color: color.icon },
  review: { color: color.icon },
  accepted: { color: color.success.text },
  rejected: { color: color.danger.text },
  failed: { color: color.danger.text },
});

export const iconBox = component({
  display: 'flex',
  alignItems: 'center',
  height: '1lh',
  vars: { [iconSize]: '1.375rem' },
});

export const words = component({
  flex: '1 1 9rem',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
});

export const name = component({ fontWeight: vars.weight.medium });

export const detail = component({ ...meta, fontVariantNumeric: 'tabular-nums' });

export const reason = component({ fontSize: vars.size.small, color: color.danger.text });

export const end = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[8]}`,
  minHeight: '1lh',
  marginInlineStart: 'auto',
});
