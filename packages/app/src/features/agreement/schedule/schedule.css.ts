import { vars } from '@mediation/ui/vars';
import { layout, phone, tablet } from '../../../shared/layout/layout.ts';

const { color, size, space, text } = vars;

/** The rules beside the calendar; below it where there is no room for both. */
export const page = layout({
  display: 'grid',
  gridTemplateColumns: '21.5rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: size.gap,
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const rules = layout({ '@media': { [tablet]: { order: 2 } } });

/** On phones one part is shown at a time. */
export const away = layout({ '@media': { [phone]: { display: 'none' } } });

export const phoneTabs = layout({ display: 'none', '@media': { [phone]: { display: 'block' } } });

export const tier = layout({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[8]} ${size.cardPad}`,
  borderBlock: `1px solid ${color.line}`,
  background: color.sunken,
  fontSize: text.meta,
  color: color.soft,
});

/** Gets the focus when one of its problems is settled. */
export const open = layout({ outline: 'none' });
