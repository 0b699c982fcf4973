import { component, inside } from '../../theme/component.ts';

export const toolbar = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem' });

export const title = component({ minWidth: 'min(15rem, 100%)' });

export const rest = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem',
  marginInlineStart: 'auto',
});

inside(`[dir=rtl] ${toolbar} [data-paging] .lucide`, { transform: 'scaleX(-1)' });
