import { override } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

/** The corner has no close button. */
export const title = override({ paddingInlineEnd: vars.space[24] });
