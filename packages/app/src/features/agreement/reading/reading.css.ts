import { vars } from '@mediation/ui/vars';
import { layout, phone } from '../../../shared/layout/layout.ts';

const { space, color } = vars;
const line = `1px solid ${color.line}`;

/** On paper the dark theme is light. */
export const page = layout({
  '@media': {
    print: {
      color: 'CanvasText',
      colorScheme: 'light',
      vars: {
        [color.text]: 'CanvasText',
        [color.soft]: 'CanvasText',
        [color.line]: 'GrayText',
        [color.control]: 'GrayText',
      },
    },
  },
});

export const documents = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: space[12],
  '@media': { [phone]: { gap: space[8] }, print: { display: 'none' } },
});

export const document = layout({
  display: 'flex',
  flexWrap: 'wrap',
  flexDirection: 'column',
  gap: `${space[2]} ${space[12]}`,
  padding: `${space[12]} ${space[16]}`,
  border: line,
  borderRadius: vars.radius.card,
  background: color.surface,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { borderColor: color.control },
  selectors: { '&[aria-current]': { boxShadow: `0 0 0 2px ${color.primary[11]}`, borderColor: 'transparent' } },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
  },
});

export const soft = layout({ color: color.soft, fontSize: vars.size.small });

export const changes = layout({ marginBlock: space[16], borderBottom: line });

export const change = layout({
  display: 'grid',
  gridTemplateColumns: '8.5rem minmax(0, 1fr)',
  gap: `${space[4]} ${space[16]}`,
  paddingBlock: space[12],
  borderTop: line,
  breakInside: 'avoid',
  '@media': { [phone]: { gridTemplateColumns: '100%' } },
});

/** What one clause changes; the next one stands apart. */
export const said = layout({ selectors: { '& + &': { marginTop: space[8] } } });

export const text = layout({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const clause = layout({
  display: 'grid',
  gap: space[8],
  padding: `${space[24]} ${vars.size.cardPad} ${space[16]}`,
  breakInside: 'avoid',
  selectors: { '& + &': { borderTop: line } },
});

export const heading = layout({ overflowWrap: 'anywhere', breakAfter: 'avoid' });

export const number = layout({
  marginInlineEnd: space[8],
  color: color.soft,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});

/** The words that are signed. */
export const words = layout({
  margin: `${space[4]} 0`,
  paddingInlineStart: space[16],
  borderInlineStart: `3px solid ${color.control}`,
  fontFamily: vars.font.voice,
  fontSize: '1.0625rem',
  lineHeight: 1.65,
  maxWidth: '62ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'break-word',
});
