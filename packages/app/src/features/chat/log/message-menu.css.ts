import { inside, layout } from '../../../shared/layout/layout.ts';

/** Always visible on touch screens, otherwise on hover and focus of its message. */
export const trigger = layout({ '@media': { '(hover: hover)': { opacity: 0 } } });

inside(`li:is(:hover, :focus-within) ${trigger}, ${trigger}[data-state=open]`, { opacity: 1 });
