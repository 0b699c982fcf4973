import { component, insidePage, pageComponent } from '../../theme/component.ts';
import { tablet } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const line = `1px solid ${color.line}`;

const columns = (gridTemplateColumns: string) =>
  pageComponent({
    display: 'grid',
    gridTemplateColumns,
    flex: 1,
    minHeight: 0,
    minWidth: 0,
    '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  });

export const three = columns('min(18rem, 34%) minmax(0, 1fr) min(20rem, 37%)');

export const two = columns('min(18rem, 40%) minmax(0, 1fr)');

export const pane = component({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
});

export const head = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: `${space[20]} ${space[20]} ${space[12]}`,
  borderBottom: line,
});

/** Its rows stand below its head. */
export const start = component({
  borderInlineEnd: line,
  background: color.surface,
  vars: { [vars.size.cardPad]: space[20] },
});

export const end = component({ borderInlineStart: line, background: color.surface });

/** Narrow: the panes are stacked, the main pane first and the list last. */
export const stacked = pageComponent({ '@media': { [tablet]: { gridAutoRows: 'max-content', overflow: 'auto' } } });

insidePage(`${stacked} > *`, { '@media': { [tablet]: { border: 0, overflow: 'visible' } } });
insidePage(`${stacked} > * + *`, { '@media': { [tablet]: { borderTop: line } } });

/** Narrow: one pane at a time. */
export const away = pageComponent({ '@media': { [tablet]: { display: 'none' } } });

export const bar = pageComponent({
  display: 'none',
  '@media': {
    [tablet]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: space[8],
      padding: space[8],
      borderBottom: line,
      background: color.surface,
    },
  },
});

export const fill = component({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' });

export const padded = component({ padding: space[20], overflow: 'auto' });
