import { component, override } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';
import { narrow } from './landing-side.css.ts';

const { color } = vars;

/** Above the three questions, in their grid. */
export const title = override({ gridColumn: '1 / -1', marginBlockStart: vars.space[24] });

/** The links stand on one line at the end of the cards. */
export const answer = override({ marginBlock: `${vars.space[12]} auto` });

export const ways = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[24],
  paddingBlock: vars.space[32],
  background: color.sunken,
  borderBlock: `1px solid ${color.line}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
