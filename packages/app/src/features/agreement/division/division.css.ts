import { vars } from '@mediation/ui/vars';
import { inside, layout, phone } from '../../../shared/layout/layout.ts';

/** The name and who reads it, with the buttons at the end of the line or below. */
export const head = layout({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: vars.space[16],
});

export const words = layout({ minWidth: 'min(20rem, 100%)', flex: '1 1 20rem' });

/** On phones what is shown has a line of its own, and the buttons share the next one. */
export const actions = layout({ '@media': { [phone]: { width: '100%' } } });

inside(`${actions} > [role=radiogroup]`, { '@media': { [phone]: { width: '100%' } } });
inside(`${actions} > [role=radiogroup] > *`, { '@media': { [phone]: { flex: 1 } } });
inside(`${actions} > :is(a, button)`, { '@media': { [phone]: { flex: 1 } } });
