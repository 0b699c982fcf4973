import { component, inside, override } from '../../theme/component.ts';
import { meta } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const frame = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
});

/** Reversed, so that the browser keeps the newest message in view. Scrolling compensates for messages removed below. */
export const log = component({
  display: 'flex',
  flexDirection: 'column-reverse',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  padding: `${space[20]} calc(${vars.size.pagePad} * 0.8)`,
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
  selectors: { '[data-density=compact] &': { paddingBlock: space[12] } },
});

export const messages = component({ flex: 'none' });

inside(`${messages} > li`, { marginTop: space[16], scrollMarginBlock: space[48] });
inside(`[data-density=compact] ${messages} > li`, { marginTop: space[12] });

const lines = { content: '', flex: 1, height: 1, background: vars.color.line };

export const day = component({
  ...meta,
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  '::before': lines,
  '::after': lines,
});

export const unread = component({
  color: vars.color.primary[11],
  fontWeight: vars.weight.strong,
  '::before': { background: vars.color.primary.edge },
  '::after': { background: vars.color.primary.edge },
});

export const note = component({ ...meta, textAlign: 'center', textWrap: 'balance' });

export const older = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[4],
  color: vars.color.soft,
});

export const newest = override({
  position: 'absolute',
  bottom: space[12],
  insetInline: 0,
  width: 'fit-content',
  maxWidth: 'calc(100% - 2rem)',
  marginInline: 'auto',
  boxShadow: vars.shadow.menu,
});

export const found = component({ overflow: 'auto', flex: 1, minHeight: 0 });

inside(`${found} mark`, { background: vars.color.warning.bg, color: 'inherit', fontWeight: vars.weight.medium });

/** The message that was looked for. */
inside('[role=log] li[aria-current]:not(:focus-visible)', {
  borderRadius: vars.radius.control,
  outline: `2px solid ${vars.color.primary[8]}`,
  outlineOffset: 6,
});
