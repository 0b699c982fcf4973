import { component } from '../../theme/component.ts';
import { meta } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

export const text = component({ padding: vars.size.cardPad });

export const version = component({ ...meta, marginTop: vars.space[4], marginBottom: vars.space[12] });

export const answer = component({
  padding: `calc(${vars.size.cardPad} * 0.35) ${vars.size.cardPad} calc(${vars.size.cardPad} * 0.5)`,
  borderTop: `1px solid ${vars.color.line}`,
});

export const given = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.nav,
  color: vars.color.success.text,
});
