import { vars } from '@mediation/ui/vars';
import { layout } from '../../shared/layout/layout.ts';

export const form = layout({ display: 'grid', gap: vars.space[24] });
