import { component } from '../../theme/component.ts';
import { linkButton, meta } from '../../theme/fragments.ts';
import { iconSize, iconStroke } from '../../theme/icon-size.css.ts';
import { phone } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const path = component({ position: 'relative', lineHeight: 1.3 });

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
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
  '@media': { [phone]: { display: 'none' } },
});

export const steps = component({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': {
    [phone]: {
      gridAutoFlow: 'row',
      '::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: 'calc(1.625rem - 5px)',
        insetBlock: '1.75rem',
        width: 10,
        borderInlineStart: `2.5px solid ${color.primary.edge}`,
        borderInlineEnd: `2.5px solid ${color.secondary.edge}`,
      },
    },
  },
});

export const step = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '0.6rem',
  padding: '0 0.35rem',
  textAlign: 'center',
  fontSize: vars.size.small,
  color: color.soft,
  selectors: { '&[aria-current]': { color: color.text, fontWeight: vars.weight.strong } },
  '@media': {
    [phone]: { flexDirection: 'row', gap: '0.9rem', padding: 0, minHeight: '3.5rem', textAlign: 'start' },
  },
});

/** On a phone only the steps around the current one have room. */
export const far = component({ '@media': { [phone]: { display: 'none' } } });

/** Only where steps are left out. */
export const all = component({
  ...linkButton,
  display: 'none',
  marginInlineStart: '0.35rem',
  fontSize: vars.size.small,
  '@media': { [phone]: { display: 'block', minHeight: '2.75rem' } },
});

export const node = component({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '3.25rem',
  height: '3.25rem',
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
      fontSize: vars.text.body,
      boxShadow: `0 0 0 4px ${color.surface}, 0 0 0 5.5px ${color.primary.edge}`,
    },
  },
});

export const note = component({ ...meta, display: 'block', marginTop: '0.15rem', fontWeight: 400 });
