import { styleVariants } from '@vanilla-extract/css';
import { vars } from '@mediation/ui/vars';
import { layout, phone, tablet } from '../../../shared/layout/layout.ts';

const { color, radius, size, space, text, weight } = vars;

/** The rules beside the calendar; below it where there is no room for both. */
export const page = layout({
  display: 'grid',
  gridTemplateColumns: '21.5rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: size.gap,
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const rules = layout({ '@media': { [tablet]: { order: 2 } } });

/** On phones one part is shown at a time. */
export const away = layout({ '@media': { [phone]: { display: 'none' } } });

export const phoneTabs = layout({ display: 'none', '@media': { [phone]: { display: 'block' } } });

export const pairs = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: space[12],
});

export const month = layout({ padding: space[12] });

export const grid = layout({ width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: '2px' });

export const monthLine = layout({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' });

export const weekday = layout({ padding: 0, textAlign: 'center', fontSize: text.tiny, color: color.soft });

const edge = (border: string, bar?: string) =>
  `inset 0 0 0 1px ${border}${bar === undefined ? '' : `, inset 3px 0 0 ${bar}`}`;

const night = {
  height: '1.9rem',
  padding: `0 ${space[6]}`,
  borderRadius: radius.segment,
  fontSize: text.tiny,
  whiteSpace: 'nowrap',
} as const;

const ofA = { background: color.primary[3], color: color.primary[12] };
const ofB = { background: color.secondary[3], color: color.secondary[12] };
const split = `linear-gradient(115deg, ${color.primary[3]} 50%, ${color.secondary[3]} 50%)`;
const marked = { outline: `2px solid ${color.warning.solid}`, outlineOffset: '-1px', color: color.text };

/** A night, by who has it. Letters say the same as the colors. */
const looks = {
  A: { ...ofA, boxShadow: edge(color.primary[6]) },
  B: { ...ofB, boxShadow: edge(color.secondary[6]) },
  clash: { ...marked, background: split },
  gap: { ...marked, background: color.surface, outlineStyle: 'dashed' },
} as const;

export const cell = styleVariants(looks, (look) => [layout({ ...night, ...look })]);

export const cellLine = layout({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' });

export const letter = layout({ fontWeight: weight.strong });

const sign = {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: '1.75rem',
  height: '1.5rem',
  padding: `0 ${space[4]}`,
  borderRadius: radius.segment,
  fontSize: text.tiny,
  fontWeight: weight.strong,
} as const;

export const tag = styleVariants(looks, (look) => [layout({ ...sign, ...look })]);

export const handover = styleVariants({
  A: [layout({ boxShadow: edge(color.primary[6], color.primary.edge) })],
  B: [layout({ boxShadow: edge(color.secondary[6], color.secondary.edge) })],
});

export const cycle = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(14, minmax(0, 1fr))',
  gap: '2px',
  marginTop: space[6],
});

export const cycleNight = styleVariants({ A: ofA, B: ofB }, (look) => [
  layout({ ...sign, ...look, minWidth: 0, padding: 0, border: 0 }),
]);

/** Nights that can be given to the other parent: each is large enough to press. */
export const cycleChoice = layout({ display: 'flex', flexWrap: 'wrap', gap: space[4] });

export const cycleButton = layout({
  width: vars.size.control,
  height: vars.size.control,
  cursor: 'pointer',
  font: 'inherit',
});

export const handoverPoint = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6.5rem',
  gap: space[8],
});

export const weekdayOfMonth = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: space[8],
});

export const tier = layout({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[8]} ${size.cardPad}`,
  borderBlock: `1px solid ${color.line}`,
  background: color.sunken,
  fontSize: text.meta,
  color: color.soft,
});

export const problem = layout({ background: color.warning.bg, boxShadow: `0 0 0 1px ${color.warning.border}` });

export const causes = layout({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[4]} ${space[16]}`,
  margin: 0,
  fontSize: size.small,
});

export const cause = layout({ fontWeight: weight.strong });

export const meaning = layout({ margin: 0, overflowWrap: 'anywhere' });

export const number = layout({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

export const period = layout({
  color: color.text,
  fontWeight: 'inherit',
  selectors: { 'tbody tr:last-child > &': { borderBottom: 0 } },
  '@media': { [phone]: { gridColumn: '1 / -1', padding: 0, border: 0 } },
});

/** On phones the numbers of a period are in columns below its name, as many as there is room for. */
export const line = layout({
  '@media': { [phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(4rem, 1fr))', gap: space[8] } },
});

export const count = layout({ '@media': { [phone]: { gridColumn: 'auto', textAlign: 'start' } } });

/** The share of a year, below the number. */
export const share = layout({
  display: 'block',
  fontSize: text.meta,
  fontWeight: 'normal',
  color: color.soft,
  whiteSpace: 'nowrap',
});

/** Whose nights they are: in the head of the table on wide screens, above the number on phones. */
export const whose = layout({
  display: 'none',
  fontSize: text.tiny,
  fontWeight: 'normal',
  color: color.soft,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { display: 'block' } },
});

export const strong = layout({ fontWeight: weight.strong });

export const unsettled = layout({ background: color.warning.bg });

/** Gets the focus when one of its problems is settled. */
export const open = layout({ outline: 'none' });
