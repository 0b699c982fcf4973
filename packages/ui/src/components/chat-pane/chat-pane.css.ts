import { component, inside } from '../../theme/component.ts';
import { phone, tablet } from '../../theme/media.ts';
import { title } from '../card/card.css.ts';
import { gutter } from '../chat-log/chat-log.css.ts';
import { vars } from '../../theme/vars.css.ts';

const line = `1px solid ${vars.color.line}`;

export const pane = component({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  background: vars.color.surface,
  vars: { [gutter]: '2rem' },
  selectors: { '[data-density=compact] &': { vars: { [gutter]: '1.5rem' } } },
  '@media': { [phone]: { selectors: { '&, [data-density=compact] &': { vars: { [gutter]: '1rem' } } } } },
});

export const head = component({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  padding: `0.7rem ${gutter}`,
  borderBottom: line,
  '@media': { [phone]: { paddingBlock: '0.6rem', flexWrap: 'wrap' } },
});

export const back = component({ display: 'none', '@media': { [tablet]: { display: 'inline-flex' } } });

export const words = component({ flex: '1 1 12rem', minWidth: 0 });

export const name = title;

export const notice = component({
  padding: `0.75rem ${gutter} 0`,
});

export const middle = component({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });

export const foot = component({
  padding: `0.25rem ${gutter} 1.25rem`,
  '@media': { [phone]: { padding: '0.25rem 0.75rem calc(0.75rem + env(safe-area-inset-bottom))' } },
});

export const layout = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(14rem, 16.5rem) minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  flex: 1,
  height: '100%',
  minHeight: 0,
  selectors: { '&:has(> aside)': { gridTemplateColumns: '16.5rem minmax(0, 1fr) 21.5rem' } },
  '@media': {
    [tablet]: {
      selectors: {
        '&, &:has(> aside)': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr) auto' },
      },
    },
  },
});

inside(`${layout} > nav`, { borderInlineEnd: line });
inside(`${layout} > aside`, {
  borderInlineStart: line,
  '@media': {
    [tablet]: {
      maxHeight: '45dvh',
      borderInlineStart: 0,
      borderTop: line,
      borderStartStartRadius: vars.radius.dialog,
      borderStartEndRadius: vars.radius.dialog,
    },
  },
});
inside(`${layout}[data-view=list] > :not(nav), ${layout}[data-view=pane] > nav`, {
  '@media': { [tablet]: { display: 'none' } },
});
