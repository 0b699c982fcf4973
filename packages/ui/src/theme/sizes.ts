/** The sizes of controls and pages, set by `data-density` on the root element. */
export type Density = Record<
  | 'body'
  | 'leading'
  | 'small'
  | 'section'
  | 'title'
  | 'control'
  | 'controlSmall'
  | 'controlPad'
  | 'row'
  | 'cardPad'
  | 'gap'
  | 'pagePad'
  | 'nav'
  | 'navText'
  | 'topBar'
  | 'sideMenu'
  | 'content',
  string
>;

/** For guests and parties: large type, 48 px controls. */
export const comfortable: Density = {
  body: '1.0625rem',
  leading: '1.55',
  small: '0.9375rem',
  section: '1.125rem',
  title: '1.75rem',
  control: '3rem',
  controlSmall: '2.5rem',
  controlPad: '1.25rem',
  row: '3.5rem',
  cardPad: '1.75rem',
  gap: '1.5rem',
  pagePad: '2.5rem',
  nav: '2.75rem',
  navText: '0.9375rem',
  topBar: '4rem',
  sideMenu: '15.5rem',
  content: '70rem',
};

/** For mediators, lawyers and admins. */
export const compact: Density = {
  body: '0.9375rem',
  leading: '1.45',
  small: '0.84375rem',
  section: '1rem',
  title: '1.5rem',
  control: '2.25rem',
  controlSmall: '1.875rem',
  controlPad: '0.875rem',
  row: '2.75rem',
  cardPad: '1.125rem',
  gap: '1rem',
  pagePad: '1.75rem',
  nav: '2.25rem',
  navText: '0.90625rem',
  topBar: '3.5rem',
  sideMenu: '14.5rem',
  content: '90rem',
};

/** Touch screens get full-size targets in every density. */
export const touch = { control: '2.75rem', controlSmall: '2.75rem', row: '3rem', nav: '2.75rem' };

/** Tokens that are equal in every theme, brand and density. */
export const fixed = {
  font: {
    voice: "'Literata Variable', 'Literata Georgia', 'Literata Times', serif",
    work: "'Atkinson Hyperlegible Next Variable', 'Atkinson Arial', system-ui, sans-serif",
    code: "'Atkinson Hyperlegible Mono Variable', ui-monospace, 'Cascadia Mono', monospace",
  },
  text: {
    tiny: '0.75rem',
    meta: '0.8125rem',
    label: '0.9375rem',
    body: '1rem',
    lead: '1.125rem',
    medium: '1.375rem',
    large: '1.75rem',
    huge: '2.25rem',
    display: '3.25rem',
  },
  /** Paddings, margins, gaps and offsets, named by their size in px at the default font size. */
  space: {
    2: '0.125rem',
    4: '0.25rem',
    6: '0.375rem',
    8: '0.5rem',
    12: '0.75rem',
    16: '1rem',
    20: '1.25rem',
    24: '1.5rem',
    32: '2rem',
    48: '3rem',
    64: '4rem',
  },
  weight: { medium: '500', strong: '600', bold: '700' },
  radius: { segment: '4px', badge: '6px', control: '8px', card: '12px', dialog: '16px', full: '999px' },
  motion: {
    press: '80ms',
    hover: '140ms',
    menu: '220ms',
    dialog: '340ms',
    enter: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    leave: 'cubic-bezier(0.5, 0, 0.9, 0.4)',
    shift: '8px',
  },
  focus: { width: '3px', offset: '2px' },
  /**
   * What a `QuickExit` occupies at the end of a bar, and at most its words: "Salida rápida" needs 5.75rem. Where the letters are so
   * large that a window has room for icons alone, the words take none.
   */
  exit: { end: 'calc(4.5rem + var(--ui-exit-words))', words: 'clamp(0px, (100vw - 24rem) * 9, 6.25rem)' },
  layer: { sticky: '10', drawer: '40', dialog: '50', toast: '60', exit: '70' },
};
