import { vars } from '@mediation/ui/vars';
import { layout, phone } from '../../../shared/layout/layout.ts';

export const page = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(14rem, 18.5rem) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[24],
  '@media': { [phone]: { gridTemplateColumns: '100%' } },
});

/** On phones one of the two is shown at a time. */
export const away = layout({ '@media': { [phone]: { display: 'none' } } });
