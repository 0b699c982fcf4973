import { component, inside, override } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const parts = component({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });

export const part = component({ display: 'flex', flexDirection: 'column', gap: '0.25rem', width: '4.25rem' });

inside(`${part}[data-part=year]`, { width: '6rem' });

export const name = component({ fontSize: vars.size.small });

export const box = override({ fontVariantNumeric: 'tabular-nums lining-nums' });
