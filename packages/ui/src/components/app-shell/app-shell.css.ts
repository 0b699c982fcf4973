import { component, inside } from '../../theme/component.ts';
import { besideQuietExit, hidden } from '../../theme/fragments.ts';
import { page, phone, sideways, tablet } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space } = vars;

/** Matches in a bar that has room for icons only. */
const wordless = 'bar (max-width: 60rem)';

export const shell = component({
  display: 'grid',
  gridTemplate: `${size.topBar} auto 1fr / min(${size.sideMenu}, 30%) minmax(0, 1fr)`,
  minHeight: '100dvh',
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Fills the window; the content scrolls inside. */
export const fixed = component({ height: '100dvh', gridTemplateRows: `${size.topBar} auto minmax(0, 1fr)` });

export const folded = component({ gridTemplateColumns: 'minmax(0, 1fr)' });

/** Held sideways, a phone has its tabs at the side, where they take no height. */
export const withTabs = component({
  '@media': { [sideways]: { gridTemplateColumns: 'min(6rem, 24vh) minmax(0, 1fr)' } },
});

export const banner = component({ gridColumn: '1 / -1', gridRow: 2, minWidth: 0 });

/** Paper is narrower than a tablet: there only the top bar is left to hide. */
export const topBar = component({
  gridColumn: '1 / -1',
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.sticky,
  container: 'bar / inline-size',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  height: size.topBar,
  paddingInline: space[12],
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [phone]: { paddingInlineStart: space[4] }, print: { display: 'none' } },
});

export const withExit = component({
  paddingInlineEnd: vars.exit.end,
  selectors: { [besideQuietExit]: { paddingInlineEnd: `calc(${space[20]} + ${size.control})` } },
});

/** Takes the remaining width. With very large letters, where the brand has no room, the buttons come first. */
export const brand = component({ display: 'flex', flex: 1, minWidth: 0, containerType: 'inline-size' });

inside(`${brand}${brand} > *`, { '@container': { '(max-width: 2.75rem)': { display: 'none' } } });

export const end = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
});

/** With very large letters the buttons move closer together, but keep their touch size. */
inside(`${topBar} :is(a, button)`, { '@container': { [wordless]: { flexShrink: 1, minWidth: 44 } } });

/** Visually hidden where there is no room; screen readers still read it. */
export const words = component({ '@container': { [wordless]: hidden } });

export const separator = component({
  width: 1,
  height: '1.5rem',
  margin: `0 ${space[6]}`,
  background: color.line,
  '@container': { [wordless]: { display: 'none' } },
});

export const side = component({
  position: 'sticky',
  top: size.topBar,
  gridRow: 3,
  maxHeight: `calc(100dvh - ${size.topBar})`,
  overflow: 'auto',
  background: color.sunken,
  borderInlineEnd: `1px solid ${color.line}`,
  selectors: { [`${folded} > &`]: { display: 'none' } },
  '@media': { [tablet]: { display: 'none' } },
});

inside(`${shell} > main`, {
  gridRow: 3,
  minWidth: 0,
  container: `${page} / inline-size`,
  outline: 'none',
});

inside(`${withTabs} > main`, { '@media': { [sideways]: { gridColumn: 2 } } });

export const main = component({ padding: `max(${space[24]}, ${size.pagePad} * 0.8) ${size.pagePad}` });

export const inner = component({
  display: 'flex',
  flexDirection: 'column',
  gap: `calc(${size.gap} * 1.25)`,
  maxWidth: size.content,
  margin: '0 auto',
  selectors: { '[data-density=compact] &': { gap: size.gap } },
});

/** For a page that fills the window and scrolls inside itself, such as the chat. */
export const flush = component({ display: 'flex', flexDirection: 'column', minHeight: 0 });
