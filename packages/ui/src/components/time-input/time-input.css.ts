import { override } from '../../theme/component.ts';

export const time = override({ maxWidth: '7rem', fontVariantNumeric: 'tabular-nums lining-nums' });
