import { layout, phone } from '../../page/layout.ts';

const line = '1px solid var(--ui-color-line)';

export const sides = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const side = layout({
  padding: 'var(--ui-size-card-pad)',
  selectors: { '& + &': { borderInlineStart: line } },
  '@media': { [phone]: { selectors: { '& + &': { borderInlineStart: 0, borderTop: line } } } },
});

export const who = layout({ flex: 1, minWidth: 0 });

export const facts = layout({ marginTop: '0.85rem' });
