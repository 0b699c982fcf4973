import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const disc = '2.25rem';
const threads = '7px';

export const step = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2.5rem 1fr',
  gap: space[16],
  paddingBottom: space[24],
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc((${disc} - ${threads}) / 2)`,
      width: threads,
      top: disc,
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
  width: disc,
  height: disc,
  borderRadius: '50%',
  border: `1.5px solid ${color.control}`,
  background: color.surface,
  fontWeight: vars.weight.strong,
  fontSize: vars.text.label,
});

export const title = component({ fontWeight: vars.weight.strong });

export const text = component({ color: color.soft });
