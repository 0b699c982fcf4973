import { component, inside } from '../../theme/component.ts';
import { phone } from '../../theme/media.ts';

export const toolbar = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem' });

export const title = component({
  minWidth: '15rem',
  '@media': { [phone]: { flex: '1 1 0', minWidth: 'min-content' } },
});

export const rest = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem',
  maxWidth: '100%',
  marginInlineStart: 'auto',
});

inside(`[dir=rtl] ${toolbar} [data-paging] .lucide`, { transform: 'scaleX(-1)' });
