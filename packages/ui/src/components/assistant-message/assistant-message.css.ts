import { component } from '../../theme/component.ts';
import { meta } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const answer = component({
  padding: `${space[12]} ${space[16]}`,
  border: `1px dashed ${vars.color.control}`,
  borderRadius: 14,
  borderStartStartRadius: 4,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

export const below = component({ ...meta, marginTop: space[8] });

export const next = component({ marginTop: space[12] });
