import { layout } from '../../page/layout.ts';

export const words = layout({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, lineHeight: 1.4 });
