import { component, variants } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const segments = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
});

export const gap = variants({ small: { gap: 3, marginBlock: space[8] }, medium: { gap: 2 } });

export const segment = component({ borderRadius: 2 });

export const size = variants({
  small: { height: space[8], border: `1.5px solid ${color.control}` },
  medium: { height: '0.9rem', border: `1px solid ${color.control}` },
});

export const filled = variants({
  small: { background: color.icon, borderColor: color.icon },
  medium: { background: color.control },
});
