import { component, inside, variants } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const { tone } = vars.color;

export const root = component({ position: 'relative' });

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[6],
  marginBottom: vars.space[4],
  fontSize: vars.size.small,
});

export const name = component({ fontWeight: vars.weight.medium });

export const score = component({
  marginInlineStart: 'auto',
  color: vars.color.soft,
  fontVariantNumeric: 'tabular-nums',
});

export const meter = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(10, 1fr)',
  gap: 3,
  height: '0.625rem',
});

export const segment = component({
  borderRadius: 2,
  background: vars.color.pressed,
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      selectors: { '&[data-on]': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});

export const word = variants({
  green: { color: tone.green.text },
  yellow: { color: tone.yellow.text },
  orange: { color: tone.orange.text },
  red: { color: tone.red.text },
});

export const level = variants({ green: {}, yellow: {}, orange: {}, red: {} });

for (const name of ['green', 'yellow', 'orange', 'red'] as const) {
  inside(`${level[name]} > [data-on]`, { background: tone[name].fill });
}
