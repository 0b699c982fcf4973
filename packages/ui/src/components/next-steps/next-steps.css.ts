import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const step = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2.5rem 1fr',
  gap: '0.9rem',
  paddingBottom: '1.6rem',
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 14,
      width: 7,
      top: '2.25rem',
      bottom: 0,
      borderInlineStart: `2.5px solid ${color.primary.edge}`,
      borderInlineEnd: `2.5px solid ${color.secondary.edge}`,
    },
  },
});

export const number = component({
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: '50%',
  border: `1.5px solid ${color.control}`,
  background: color.surface,
  fontWeight: vars.weight.strong,
  fontSize: vars.text.label,
});

export const title = component({ fontWeight: vars.weight.strong });

export const text = component({ color: color.soft });
