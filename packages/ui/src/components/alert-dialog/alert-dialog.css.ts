import { override } from '../../theme/component.ts';

/** No button stands in the corner. */
export const title = override({ paddingInlineEnd: '1.75rem' });
