import { override } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

/** A legend ignores the gap of its fieldset. */
export const legend = override({ paddingBottom: vars.space[6] });

export const withHint = override({ paddingBottom: 0 });
