import { component, inside, override } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const root = component({ position: 'relative', flex: '1 1 14rem', minWidth: 0, maxWidth: '28rem' });

inside(`${root} > .lucide`, {
  position: 'absolute',
  insetInlineStart: space[12],
  top: '50%',
  translate: '0 -50%',
  pointerEvents: 'none',
  color: vars.color.icon,
});

export const input = override({ paddingInlineStart: space[48], paddingInlineEnd: space[48], appearance: 'none' });

inside(`${input}::-webkit-search-cancel-button`, { display: 'none' });

const atEnd = { position: 'absolute', insetInlineEnd: space[4], insetBlock: space[4] } as const;

export const clear = override({ ...atEnd, width: '2.25rem', minHeight: 0 });

export const hint = component({
  ...atEnd,
  display: 'grid',
  alignItems: 'center',
  paddingInlineEnd: space[8],
  pointerEvents: 'none',
  color: vars.color.soft,
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
