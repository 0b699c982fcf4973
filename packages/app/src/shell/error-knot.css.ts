import { vars } from '@mediation/ui/vars';
import { layout } from '../page/layout.ts';

export const second = layout({ stroke: vars.color.secondary.edge });

/** Where one thread passes over the other. */
export const gap = layout({ stroke: vars.color.page, strokeWidth: 10 });

export const first = layout({ stroke: vars.color.primary.edge });
