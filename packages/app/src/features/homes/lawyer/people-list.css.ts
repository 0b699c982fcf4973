import { vars } from '@mediation/ui/vars';
import { layout } from '../../../shared/layout/layout.ts';

export const who = layout({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, lineHeight: 1.4 });

export const loading = layout({ padding: vars.size.cardPad });
