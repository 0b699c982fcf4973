import { vars } from '@mediation/ui/vars';
import { layout } from '../../shared/layout/layout.ts';

export const padding = layout({ padding: vars.size.pagePad, overflow: 'auto' });
