import { component } from '../../theme/component.ts';
import { phone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

export const pair = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const line = `1px solid ${vars.color.line}`;

export const panel = component({
  padding: vars.size.cardPad,
  minWidth: 0,
  selectors: { '& + &': { borderInlineStart: line } },
  '@media': { [phone]: { selectors: { '& + &': { borderInlineStart: 0, borderTop: line } } } },
});

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  marginBottom: vars.space[12],
});

export const who = component({ flex: '1 1 4rem', minWidth: 0 });

export const name = component({
  fontSize: vars.text.lead,
  fontWeight: vars.weight.strong,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const role = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  color: vars.color.soft,
  fontSize: vars.size.small,
});
