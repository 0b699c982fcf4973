import { override } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

/** No button stands in the corner. */
export const title = override({ paddingInlineEnd: vars.space[24] });
