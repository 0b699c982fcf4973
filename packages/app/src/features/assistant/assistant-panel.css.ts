import { vars } from '@mediation/ui/vars';
import { layout } from '../../shared/layout/layout.ts';

export const body = layout({ display: 'grid', gridTemplateRows: 'minmax(0, 1fr)' });

export const composer = layout({ display: 'flex', flexDirection: 'column', gap: vars.space[12] });
