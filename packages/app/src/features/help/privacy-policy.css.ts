import { vars } from '@mediation/ui/vars';
import { layout } from '../../shared/layout/layout.ts';

/** Space in place of a visible title. */
export const text = layout({ paddingTop: vars.space[24] });
