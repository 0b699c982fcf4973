import { component, inside, override } from '../../theme/component.ts';
import { iconSize } from '../../theme/icon-size.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { narrow } from './landing-side.css.ts';

const { color } = vars;

/** Above the three questions, in their grid. */
export const title = override({ gridColumn: '1 / -1', marginBlockStart: vars.space[24] });

export const questionTitle = override({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  vars: { [iconSize]: '1.5rem' },
});

/** The links stand on one line at the end of the cards. */
export const answer = override({ display: 'grid', gap: vars.space[8], marginBlock: `${vars.space[12]} auto` });

export const ways = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[24]} ${vars.space[48]}`,
  paddingBlock: vars.space[32],
  background: color.sunken,
  borderBlock: `1px solid ${color.line}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

inside(`${ways} p`, { marginBlock: `${vars.space[6]} ${vars.space[16]}` });
