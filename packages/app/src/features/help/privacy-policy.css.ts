import { vars } from '@mediation/ui/vars';
import { layout } from '../../shared/layout/layout.ts';

/** There is no visible title above it. */
export const text = layout({ paddingTop: vars.space[24] });
