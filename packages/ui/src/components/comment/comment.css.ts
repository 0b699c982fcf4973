import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const comment = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[12],
  paddingBlock: space[12],
  borderTop: `1px solid ${color.line}`,
});

export const words = component({ display: 'grid', justifyItems: 'start', gap: space[2] });
