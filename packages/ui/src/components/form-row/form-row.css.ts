import { component } from '../../theme/component.ts';

export const row = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: '1rem',
  alignItems: 'start',
});
