import { vars } from '@mediation/ui/vars';
import { layout } from '../../page/layout.ts';

export const column = layout({ display: 'grid', gap: vars.size.gap, maxWidth: '40rem' });
