import { component, override } from '../../theme/component.ts';
import { meta, truncated } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

/** Laid over a row of a `List`. */
export const row = override({
  minHeight: '3.75rem',
  paddingInline: `calc(${space[20]} - 3px) ${space[20]}`,
  borderInlineStart: '3px solid transparent',
  lineHeight: 1.35,
});

export const current = override({
  background: color.primary[2],
  borderInlineStartColor: color.primary.edge,
});

export const what = component({ flex: 1, minWidth: 0 });

export const name = component({ display: 'block', fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const who = component({ ...truncated, display: 'block', color: color.soft, fontSize: vars.size.small });

export const end = component({
  ...meta,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: space[4],
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
