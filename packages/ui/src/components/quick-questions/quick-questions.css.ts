import { component, override } from '../../theme/component.ts';
import { meta } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

export const label = component({ ...meta, marginBottom: vars.space[8] });

export const questions = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const question = override({
  minHeight: vars.size.controlSmall,
  background: vars.color.surface,
  borderColor: vars.color.control,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  whiteSpace: 'normal',
});
