import { override, pageComponent, variants } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius, space, text, weight } = vars;

export const month = override({ padding: space[12] });

export const grid = pageComponent({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '2px',
});

export const weekday = pageComponent({ padding: 0, textAlign: 'center', fontSize: text.tiny, color: color.soft });

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

const looks = {
  A: { ...ofA, boxShadow: edge(color.primary[6]) },
  B: { ...ofB, boxShadow: edge(color.secondary[6]) },
  clash: { ...marked, background: split },
  gap: { ...marked, background: color.surface, outlineStyle: 'dashed' },
} as const;

export const cell = pageComponent(night);

export const line = pageComponent({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' });

export const letter = pageComponent({ fontWeight: weight.strong });

const signed = {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  height: '1.5rem',
  borderRadius: radius.segment,
  fontSize: text.tiny,
  fontWeight: weight.strong,
} as const;

export const sign = pageComponent({ ...signed, minWidth: '1.75rem', padding: `0 ${space[4]}` });

/** Letters say the same as the colors. */
export const look = variants(looks);

export const handover = variants({
  A: { boxShadow: edge(color.primary[6], color.primary.edge) },
  B: { boxShadow: edge(color.secondary[6], color.secondary.edge) },
  clash: {},
  gap: {},
});

export const unsettled = override({ background: color.warning.bg });

export const cycle = pageComponent({
  display: 'grid',
  gridTemplateColumns: 'repeat(14, minmax(0, 1fr))',
  gap: '2px',
  marginTop: space[6],
});

export const cycleNight = pageComponent({ ...signed, minWidth: 0, padding: 0, border: 0 });

export const cycleLook = variants({ A: ofA, B: ofB });

/** Each night is large enough to press. */
export const choice = pageComponent({ display: 'flex', flexWrap: 'wrap', gap: space[4] });

export const press = pageComponent({
  width: vars.size.control,
  height: vars.size.control,
  cursor: 'pointer',
  font: 'inherit',
});

export const causes = pageComponent({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[4]} ${space[16]}`,
  fontSize: vars.size.small,
});

export const cause = pageComponent({ fontWeight: weight.strong });

export const detail = pageComponent({ overflowWrap: 'anywhere' });
