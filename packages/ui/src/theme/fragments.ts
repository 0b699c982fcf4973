import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

/** Visually hidden. */
export const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** One line with an ellipsis. */
export const truncated = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Secondary text, one size smaller. */
export const meta = { color: vars.color.soft, fontSize: vars.text.meta } as const;

/** Matches layers that must leave the corner of the window to a `QuickExit`. */
export const besideExit = ':root:has([data-quick-exit]) &';

/** Matches layers beside a `QuickExit` with text, which needs a line of its own on a phone. */
export const besideLoudExit = ':root:has([data-quick-exit=""]) &';

/** Matches layers beside a quiet `QuickExit`, which is as wide as a button. */
export const besideQuietExit = ':root:has([data-quick-exit=quiet]) &';

/** The height of the line that a `QuickExit` with text occupies on a phone. */
export const exitLine = '3.25rem';

/** The width of a `QuickExit` with text. */
export const exitWidth = '10rem';

/** A button styled as a link in running text. */
export const linkButton = {
  padding: `${vars.space[4]} 0`,
  border: 0,
  background: 'none',
  color: vars.color.primary[11],
  textDecoration: 'underline',
  textUnderlineOffset: 3,
} as const;

/** The voice typeface, for text that addresses a person directly. */
export const voice = {
  fontFamily: vars.font.voice,
  fontWeight: 480,
  letterSpacing: '-0.018em',
  textWrap: 'balance',
} as const;

/** The surface of a card with its hairline; a real border in forced-colors mode. */
export const surface = {
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
} as const satisfies StyleRule;

/** The focus ring of a field, which replaces its border. */
export const fieldFocus = {
  outline: `${vars.focus.width} solid ${vars.color.focus}`,
  outlineOffset: -1,
  borderColor: 'transparent',
} as const;

/** An inset line that does not change the layout. */
export const inset = (color: string): string => `inset 0 0 0 1px ${color}`;

/** The mark of the current item in forced-colors mode, which removes backgrounds and shadows. */
export const chosenBySystem = { border: '2px solid Highlight' } as const;
