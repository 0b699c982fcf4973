import { override } from '../../theme/component.ts';

export const textarea = override({ minHeight: '6rem', paddingBlock: '0.65rem', lineHeight: 1.5, resize: 'vertical' });
