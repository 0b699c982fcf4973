import { component, variants } from '../theme/component.ts';
import { vars } from '../theme/vars.css.ts';

const { color, radius, space } = vars;

export const page = component({ color: color.text, font: `400 1rem / 1.5 ${vars.font.work}` });

export const panes = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: space[16],
  marginBlock: `${space[16]} ${space[24]}`,
});

export const pane = component({
  padding: space[20],
  background: color.page,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

/** A picture with its words, as high as the one beside it. */
export const picture = component({ display: 'grid', gridTemplateRows: '1fr auto', gap: space[8] });

export const pageWindow = component({
  overflow: 'hidden',
  containerType: 'inline-size',
  background: color.page,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});

/** A screen of so many pixels, as wide as what is around it. */
const scaled = (wide: number, high: number) => ({
  display: 'block',
  width: `${wide}px`,
  height: `${high}px`,
  border: 0,
  scale: `tan(atan2(100cqi, ${wide}px))`,
  transformOrigin: '0 0',
  marginBlockEnd: `calc(100cqi * ${high} / ${wide} - ${high}px)`,
});

export const screen = variants({ desktop: scaled(1440, 1080), phone: scaled(390, 780) });

export const swatches = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: space[12],
});

export const swatch = component({ fontSize: vars.text.meta, lineHeight: 1.35, overflowWrap: 'anywhere' });

export const chip = component({
  height: '2.75rem',
  marginBlockEnd: space[6],
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  forcedColorAdjust: 'none',
});

/** A small sample of a color in a table. */
export const dot = component({
  inlineSize: '3rem',
  blockSize: '1.5rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.segment,
  forcedColorAdjust: 'none',
});

export const soft = component({ color: color.soft });

export const rows = component({ display: 'grid', marginBlock: `${space[16]} ${space[24]}` });

export const row = component({
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 1fr)',
  gap: space[24],
  alignItems: 'center',
  padding: `${space[12]} 0`,
  borderBlockStart: `1px solid ${color.line}`,
});

export const bar = component({ background: color.primary[9], borderRadius: radius.segment, blockSize: '0.9rem' });

export const shape = component({
  inlineSize: '5rem',
  blockSize: '3.5rem',
  background: color.primary[3],
  border: `1px solid ${color.primary[8]}`,
});

export const runner = component({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: radius.full,
  background: color.primary[9],
});

export const icons = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: `${space[8]} ${space[16]}`,
});

export const icon = component({ display: 'flex', gap: space[8], alignItems: 'center', fontSize: vars.text.meta });
