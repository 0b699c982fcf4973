import { component, inside, variants } from '../../theme/component.ts';
import { iconSize } from '../../theme/icon-size.css.ts';
import { vars } from '../../theme/vars.css.ts';

const line = `1px solid ${vars.color.line}`;

export const list = component({ borderBottom: line });

export const item = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  minHeight: vars.size.row,
  padding: `${vars.space[8]} 0`,
  borderTop: line,
  lineHeight: 1.4,
  vars: { [iconSize]: '1.375rem' },
});

export const icon = variants({
  open: { color: vars.color.control },
  done: { color: vars.color.success.text },
  waiting: { color: vars.color.icon },
  problem: { color: vars.color.danger.text },
});

export const words = component({ flex: '1 1 4rem', minWidth: 0, overflowWrap: 'anywhere' });

export const title = component({ display: 'block', fontWeight: vars.weight.medium });

export const reason = component({ display: 'block', color: vars.color.soft, fontSize: vars.size.small });

export const instead = component({
  display: 'block',
  marginInlineStart: `calc(${vars.size.controlPad} * -0.75)`,
});

inside(`${item} > a, ${item} > button`, { marginInlineEnd: `calc(${vars.size.controlPad} * -0.75)` });
