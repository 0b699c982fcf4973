import { override } from '../../theme/component.ts';

/** A legend takes no part in its fieldset's gaps. */
export const legend = override({ paddingBottom: '0.35rem' });

export const withHint = override({ paddingBottom: 0 });
