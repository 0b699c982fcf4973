import { component, inside, override } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const parts = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

export const part = component({ display: 'flex', flexDirection: 'column', gap: vars.space[4], width: '4.25rem' });

inside(`${part}[data-part=year]`, { width: '6rem' });

export const name = component({ fontSize: vars.size.small });

export const box = override({ fontVariantNumeric: 'tabular-nums lining-nums' });
