import { component, inside, insidePage, pageComponent } from '../../theme/component.ts';
import { tablet } from '../../theme/breakpoints.ts';
import { title } from '../card/card.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

/** The margins of a chat match those of its page. */
const side = `calc(${vars.size.pagePad} * 0.8)`;

const line = `1px solid ${vars.color.line}`;

export const pane = component({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'auto',
  background: vars.color.surface,
});

export const head = component({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[12]}`,
  padding: `${space[12]} ${side}`,
  borderBottom: line,
});

export const back = pageComponent({
  selectors: {
    '&&': {
      display: 'none',
      marginInlineStart: `calc(-1 * ${space[12]})`,
      '@media': { [tablet]: { display: 'inline-flex' } },
    },
  },
});

export const words = component({ flex: '1 10rem', minWidth: 0 });

export const actions = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });

export const name = title;

/** An icon at the end is aligned with the content below it. */
inside(`${actions} > button:last-child:has(> .lucide:only-child)`, { marginInlineEnd: `calc(-1 * ${space[12]})` });

/** An empty live region takes no space. */
export const notice = component({ selectors: { '&:has(> :not(:empty))': { padding: `${space[12]} ${side}` } } });

/** Where little room is left, the whole pane scrolls. */
export const middle = component({ display: 'flex', flexDirection: 'column', flex: '1 0 4rem', minHeight: 0 });

/** In place of the log: the skeleton, the empty state or the error state. */
inside(`${middle}:not(:has([role=log]))`, { padding: side });

export const foot = component({
  padding: `${space[4]} ${side} calc(${vars.size.pagePad} * 0.56 + env(safe-area-inset-bottom))`,
});

export const layout = pageComponent({
  display: 'grid',
  gridTemplateColumns: 'clamp(14rem, 29%, 21.5rem) minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  flex: 1,
  height: '100%',
  minHeight: 0,
  selectors: { '&:has(> aside)': { gridTemplateColumns: 'min(16.5rem, 31%) minmax(0, 1fr) min(21.5rem, 40%)' } },
  '@media': {
    [tablet]: { selectors: { '&&': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
});

inside(`${layout} > nav`, { borderInlineEnd: line });
insidePage(`${layout} > aside`, {
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
insidePage(`${layout}[data-view=list] > :not(nav), ${layout}[data-view=pane] > nav`, {
  '@media': { [tablet]: { display: 'none' } },
});

export const alone = pageComponent({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  flex: 1,
  maxWidth: '34rem',
  margin: 'auto',
  padding: space[24],
});

export const wideOnly = pageComponent({ '@media': { [tablet]: { display: 'none' } } });

export const facts = pageComponent({
  overflow: 'auto',
  padding: space[20],
  background: vars.color.sunken,
  '@media': { [tablet]: { display: 'none' } },
});
