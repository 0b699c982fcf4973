import { component } from '../../theme/component.ts';

const drawn = { '::before': { content: 'attr(data-text)' } };

export const name = component({ position: 'relative', display: 'flex', minWidth: 0 });

export const stem = component({ ...drawn, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' });

export const ending = component({ ...drawn, flex: 'none', whiteSpace: 'pre' });
