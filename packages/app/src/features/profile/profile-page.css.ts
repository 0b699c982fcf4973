import { vars } from '@mediation/ui/vars';
import { layout } from '../../shared/layout/layout.ts';

export const column = layout({ display: 'grid', gap: vars.size.gap, maxWidth: '44rem' });

export const saved = layout({ display: 'inline-flex', alignItems: 'center', gap: vars.space[6] });

export const device = layout({ display: 'flex', alignItems: 'center', gap: vars.space[16], flexWrap: 'wrap' });

export const who = layout({ flex: '1 1 14rem', minWidth: 0 });

/** Takes no space while it is empty. */
export const line = layout({ selectors: { '&:empty': { position: 'absolute' } } });

export const notifications = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  gap: vars.space[20],
});
