import { component } from '../../theme/component.ts';
import { meta } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

/** Dashed: made by AI and not confirmed by a person. */
export const made = component({
  border: `1px dashed ${vars.color.control}`,
  borderRadius: vars.radius.card,
  padding: `${space[16]} ${space[20]}`,
  lineHeight: 1.5,
});

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[8]}`,
  marginBottom: space[8],
});

export const time = component({ ...meta, marginInlineStart: 'auto' });

export const body = component({ fontSize: vars.size.small, whiteSpace: 'pre-wrap' });

export const source = component({ ...meta, marginTop: space[8] });

export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: space[6], marginTop: space[12] });
