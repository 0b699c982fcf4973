import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

/** Seen by screen readers only. */
export const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** One line, cut with an ellipsis. */
export const truncated = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Secondary text one size down. */
export const meta = { color: vars.color.soft, fontSize: vars.text.meta } as const;

/** For layers that must leave the corner of the window to a `QuickExit`. */
export const besideExit = ':root:has([data-quick-exit]) &';

/** The same for one with words, which on a phone needs a line of its own. */
export const besideLoudExit = ':root:has([data-quick-exit=""]) &';

/** The same for a quiet one, which is as wide as a button. */
export const besideQuietExit = ':root:has([data-quick-exit=quiet]) &';

/** The line of a phone that a loud exit takes for itself. */
export const exitLine = '3.25rem';

/** The end of a row that an exit with words covers. */
export const exitWidth = '9rem';

/** Far more than any word needs, and nothing where letters are so large that a phone has room for icons only. */
export const roomForWords = '(100vw - 18rem) * 9';

/** A button that reads as a link in running text. */
export const linkButton = {
  padding: `${vars.space[4]} 0`,
  border: 0,
  background: 'none',
  color: vars.color.primary[11],
  textDecoration: 'underline',
  textUnderlineOffset: 3,
} as const;

/** The typeface that speaks to a person. */
export const voice = {
  fontFamily: vars.font.voice,
  fontWeight: 480,
  letterSpacing: '-0.018em',
  textWrap: 'balance',
} as const;

/** A card's surface with its hairline; a real border when the system chooses the colors. */
export const surface = {
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
} as const satisfies StyleRule;

/** The ring that replaces the border of a field while it has the focus. */
export const fieldFocus = {
  outline: `${vars.focus.width} solid ${vars.color.focus}`,
  outlineOffset: -1,
  borderColor: 'transparent',
} as const;

/** An inset line in a given color, drawn without moving anything. */
export const inset = (color: string): string => `inset 0 0 0 1px ${color}`;

/** Where one is, in a list, when the system chooses the colors: no ground and no shadow is left there to say it. */
export const chosenBySystem = { border: '2px solid Highlight' } as const;
