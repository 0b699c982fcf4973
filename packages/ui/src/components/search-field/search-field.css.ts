import { component, inside, override } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({ position: 'relative', flex: '1 1 14rem', minWidth: 0, maxWidth: '28rem' });

inside(`${root} > .lucide`, {
  position: 'absolute',
  insetInlineStart: '0.85rem',
  top: '50%',
  translate: '0 -50%',
  pointerEvents: 'none',
  color: vars.color.icon,
});

export const input = override({ paddingInlineStart: '2.75rem', paddingInlineEnd: '2.75rem', appearance: 'none' });

inside(`${input}::-webkit-search-cancel-button`, { display: 'none' });

const atEnd = { position: 'absolute', insetInlineEnd: 4, insetBlock: 4 } as const;

export const clear = override({ ...atEnd, width: '2.25rem', minHeight: 0 });

export const hint = component({
  ...atEnd,
  display: 'grid',
  alignItems: 'center',
  paddingInlineEnd: '0.5rem',
  pointerEvents: 'none',
  color: vars.color.soft,
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
