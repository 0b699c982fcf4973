import { component, inside } from '../../theme/component.ts';
import { meta } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = component({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.25rem',
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  padding: '0.75rem 0.6rem',
  background: vars.color.sunken,
});

/** Beside the side menu of the shell it would be one gray too many: where it names the page, it is the page. */
inside(`${list}:has(> h1)`, { padding: '1.5rem 1rem', background: vars.color.page });

export const foot = component({ padding: '1.25rem 0.75rem', color: vars.color.soft, fontSize: vars.size.small });

export const title = component({ padding: '0 0.75rem 0.5rem' });

export const group = component({ display: 'grid', gap: '0.25rem', minWidth: 0 });

export const name = component({ ...meta, padding: '0.5rem 0.75rem 0.25rem', fontWeight: vars.weight.medium });

export const quiet = component({ padding: '0.75rem' });

export const row = component({ display: 'flex', alignItems: 'center', gap: '0.75rem', padding: '0.6rem 0' });

export const words = component({ flex: 1, display: 'grid', gap: '0.4rem' });
