import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';
import { narrow } from './landing-side.css.ts';

export const groups = component({
  display: 'grid',
  gridTemplateColumns: '2fr',
  gridAutoColumns: '1fr',
  gridAutoFlow: 'column',
  gap: vars.space[24],
  paddingBlock: vars.space[32],
  '@media': { [narrow]: { gridAutoFlow: 'row', gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const end = component({
  paddingBlock: vars.space[16],
  borderTop: `1px solid ${vars.color.line}`,
});
