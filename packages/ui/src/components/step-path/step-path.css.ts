import { component, inside } from '../../theme/component.ts';
import { linkButton, meta, surface } from '../../theme/fragments.ts';
import { iconSize, iconStroke } from '../../theme/icon-size.css.ts';
import { phone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';
import { card } from '../card/card.css.ts';

const { color, space } = vars;
const nodeWidth = '3.25rem';
const tieWidth = '10px';

/** In `rem`, so that large text also stacks the steps. */
const narrow = '(inline-size < 38rem)';

export const path = component({ position: 'relative', lineHeight: 1.3, containerType: 'inline-size' });

/** Uses part of the card's padding, so that the names of seven steps fit. */
inside(`${card} > ${path}`, { marginInline: `calc(-1 * ${space[8]})`, '@media': { [phone]: { marginInline: 0 } } });

/** On a phone, where it is vertical, it gets a surface. */
export const standalone = component({
  marginBlock: `${space[4]} ${space[8]}`,
  '@media': { [phone]: { ...surface, margin: 0, padding: `${space[12]} ${space[20]} ${space[16]}` } },
});

/** One line needs no surface. */
export const flat = component({
  '@media': { [phone]: { padding: 0, border: 0, background: 'none', boxShadow: 'none' } },
});

export const threads = component({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  width: '100%',
  height: '3.25rem',
  overflow: 'visible',
  fill: 'none',
  stroke: color.line,
  strokeWidth: 2.5,
  selectors: {
    '[dir=rtl] &': { transform: 'scaleX(-1)' },
    '[data-density=compact] &': { height: '2.75rem' },
  },
  '@container': { [narrow]: { display: 'none' } },
});

/** The threads between the steps on a phone, colored up to the current step. */
const tie = {
  content: '',
  position: 'absolute',
  insetInlineStart: `calc((${nodeWidth} - ${tieWidth}) / 2)`,
  top: '50%',
  height: '100%',
  width: tieWidth,
  borderInline: `2.5px solid ${color.line}`,
} as const;

export const steps = component({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@container': {
    [narrow]: { gridAutoFlow: 'row' },
  },
  ':focus-visible': { outlineOffset: '0.5rem' },
});

export const step = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[8],
  padding: `0 ${space[6]}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  fontSize: vars.size.small,
  color: color.soft,
  selectors: { '&[aria-current]': { color: color.text, fontWeight: vars.weight.strong } },
  '@container': {
    [narrow]: {
      position: 'relative',
      flexDirection: 'row',
      gap: space[16],
      padding: 0,
      minHeight: '3.5rem',
      textAlign: 'start',
      '::before': tie,
    },
  },
});

inside(`${step}:last-child::before`, { '@container': { [narrow]: { display: 'none' } } });
inside(`${step}[data-state=done]::before`, {
  '@container': {
    [narrow]: { borderInlineStartColor: color.primary.edge, borderInlineEndColor: color.secondary.edge },
  },
});

/** On a phone only the steps around the current one have room. */
export const far = component({ '@container': { [narrow]: { display: 'none' } } });

/** The last visible step has no connector. */
inside(`${step}:has(+ ${far})::before`, { '@container': { [narrow]: { display: 'none' } } });

/** The path as one line, where it is narrow. */
export const folded = component({ '@container': { [narrow]: { display: 'none' } } });

export const brief = component({
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  fontSize: vars.size.small,
  '@container': { [narrow]: { display: 'flex' } },
});

export const segments = component({ width: '100%', gridAutoColumns: '1fr' });

/** Shown only where steps are hidden. */
export const all = component({
  ...linkButton,
  display: 'none',
  margin: `${space[8]} ${space[6]} 0`,
  fontSize: vars.size.small,
  '@container': { [narrow]: { display: 'block', minHeight: '2.75rem' } },
});

export const node = component({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: nodeWidth,
  height: '3.25rem',
  selectors: { '[data-density=compact] &': { height: '2.75rem' } },
});

export const disc = component({
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: '50%',
  border: `1.5px solid ${color.control}`,
  background: color.surface,
  color: color.soft,
  fontSize: vars.text.meta,
  fontWeight: vars.weight.strong,
  vars: { [iconSize]: '1rem', [iconStroke]: '2' },
  selectors: {
    '&[data-state=done]': { background: color.text, borderColor: color.text, color: color.surface },
    '&[data-state=now]': {
      width: '2.5rem',
      height: '2.5rem',
      background: color.primary[9],
      borderColor: color.primary.edge,
      color: color.primary.on,
      forcedColorAdjust: 'none',
      fontSize: vars.text.body,
      boxShadow: `0 0 0 4px ${color.surface}, 0 0 0 5.5px ${color.primary.edge}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-state=done]': { background: 'CanvasText', color: 'Canvas', forcedColorAdjust: 'none' },
        '&[data-state=now]': { outline: '3px double Highlight', outlineOffset: 2 },
      },
    },
  },
});

export const note = component({ ...meta, display: 'block', marginTop: space[2], fontWeight: 400 });
