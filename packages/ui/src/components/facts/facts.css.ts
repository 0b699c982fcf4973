import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const facts = component({ display: 'grid', gridTemplateColumns: '100%', gap: vars.space[6] });

/** A value that has no room beside its name goes below it. */
export const fact = component({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[8] });

export const term = component({ flex: '0 0 8rem', color: vars.color.soft });

export const detail = component({ flex: '1 1 5rem', maxWidth: '100%', overflowWrap: 'break-word' });
