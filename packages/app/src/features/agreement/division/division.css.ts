import { inside, layout, phone } from '../../../shared/layout/layout.ts';

/** On phones what is shown has a line of its own, and the buttons share the next one. */
export const actions = layout({ '@media': { [phone]: { width: '100%' } } });

inside(`${actions} > [role=radiogroup]`, { '@media': { [phone]: { width: '100%' } } });
inside(`${actions} > [role=radiogroup] > *`, { '@media': { [phone]: { flex: 1 } } });
inside(`${actions} > :is(a, button)`, { '@media': { [phone]: { flex: 1 } } });
