import { component, inside, pageComponent } from '../../theme/component.ts';
import { phone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

export const toolbar = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] });

export const title = pageComponent({
  minWidth: '15rem',
  '@media': { [phone]: { flex: '1 1 0', minWidth: 'min-content' } },
});

export const paging = component({});

export const rest = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  maxWidth: '100%',
  marginInlineStart: 'auto',
});

inside(`[dir=rtl] ${paging} .lucide`, { transform: 'scaleX(-1)' });
