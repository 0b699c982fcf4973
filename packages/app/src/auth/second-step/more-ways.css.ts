import { vars } from '@mediation/ui/vars';
import { layout } from '../../shared/layout/layout.ts';

/** The place of a button that is still loading. */
export const loading = layout({ minHeight: vars.size.control });
