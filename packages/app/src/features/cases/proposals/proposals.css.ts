import { vars } from '@mediation/ui/vars';
import { layout, phone } from '../../../shared/layout/layout.ts';

const { space, color } = vars;

export const page = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(14rem, 18.5rem) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[24],
  '@media': { [phone]: { gridTemplateColumns: '100%' } },
});

/** On phones one of the two is shown at a time. */
export const away = layout({ '@media': { [phone]: { display: 'none' } } });

export const onPhones = layout({ display: 'none', '@media': { [phone]: { display: 'block' } } });

export const terms = layout({ borderTop: `1px solid ${color.line}` });

export const term = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 9rem) minmax(0, 1fr)',
  gap: `${space[4]} ${space[16]}`,
  paddingBlock: space[8],
  borderBottom: `1px solid ${color.line}`,
  '@media': { [phone]: { gridTemplateColumns: '100%' } },
});

export const label = layout({ color: color.soft, overflowWrap: 'anywhere' });

export const words = layout({ display: 'grid', justifyItems: 'start', gap: space[4], overflowWrap: 'anywhere' });

export const before = layout({ color: color.soft, textDecoration: 'line-through' });

export const now = layout({
  padding: `0 ${space[4]}`,
  borderRadius: vars.radius.segment,
  background: color.primary[3],
  color: 'inherit',
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
});

export const compared = layout({ tableLayout: 'fixed' });

export const point = layout({ width: '24%' });

export const cell = layout({
  overflowWrap: 'anywhere',
  verticalAlign: 'top',
  whiteSpace: 'normal',
  selectors: { 'tbody tr:last-child > &': { borderBottom: 0 } },
});

export const row = layout({ borderBottom: `1px solid ${color.line}`, paddingBottom: space[16] });
