import { override } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

/** There is no close button, so the title may use the corner. */
export const title = override({ paddingInlineEnd: vars.space[24] });
