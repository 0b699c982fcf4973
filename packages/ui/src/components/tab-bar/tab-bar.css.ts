import { component, inside, override } from '../../theme/component.ts';
import { iconSize } from '../../theme/icon-size.css.ts';
import { phone, sideways } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const bar = component({
  display: 'none',
  '@media': {
    [phone]: {
      gridColumn: '1 / -1',
      position: 'sticky',
      bottom: 0,
      zIndex: vars.layer.sticky,
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      background: color.surface,
      borderTop: `1px solid ${color.line}`,
      paddingBottom: 'env(safe-area-inset-bottom)',
    },
    [sideways]: {
      gridColumn: 1,
      gridRow: 3,
      position: 'sticky',
      top: vars.size.topBar,
      bottom: 'auto',
      zIndex: vars.layer.sticky,
      display: 'grid',
      gridAutoFlow: 'row',
      gridAutoColumns: 'auto',
      gridAutoRows: 'min-content',
      height: `calc(100dvh - ${vars.size.topBar})`,
      maxHeight: '100%',
      overflow: 'auto',
      background: color.surface,
      borderTop: 0,
      borderInlineEnd: `1px solid ${color.line}`,
      paddingBottom: 'env(safe-area-inset-bottom)',
    },
    print: { display: 'none' },
  },
});

export const item = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[4],
  minWidth: 0,
  minHeight: '4rem',
  padding: `${space[8]} 1px ${space[6]}`,
  border: 0,
  background: 'none',
  color: color.soft,
  fontSize: `min(${vars.text.meta}, 3.4vw)`,
  fontWeight: vars.weight.medium,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  vars: { [iconSize]: '1.5rem' },
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
  '@media': {
    [sideways]: {
      justifyContent: 'center',
      gap: space[2],
      minHeight: 'max(44px, 13vh)',
      padding: `${space[4]} ${space[6]}`,
      fontSize: `min(${vars.text.meta}, 3.2vh)`,
      vars: { [iconSize]: 'min(1.25rem, 6vh)' },
    },
  },
  selectors: {
    '&[aria-current]': {
      color: color.primary[11],
      fontWeight: vars.weight.strong,
      boxShadow: `inset 0 3px 0 ${color.primary[11]}`,
      '@media': {
        [sideways]: {
          paddingInlineStart: `calc(${space[6]} - 3px)`,
          borderInlineStart: `3px solid ${color.primary[11]}`,
          boxShadow: 'none',
        },
      },
    },
  },
});

inside(`${item}[aria-current]`, { '@media': { '(forced-colors: active)': { borderTop: '3px solid Highlight' } } });

export const count = override({
  position: 'absolute',
  top: space[4],
  insetInlineStart: `calc(50% + ${space[6]})`,
  minWidth: '1.2rem',
  height: '1.2rem',
  fontSize: '0.7rem',
});
