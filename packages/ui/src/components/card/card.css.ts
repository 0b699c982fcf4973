import { component, inside } from '../../theme/component.ts';
import { surface } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

const { cardPad } = vars.size;

export const card = component({ ...surface, padding: cardPad, minWidth: 0 });

export const flush = component({
  // Visually hidden content must not widen the page when the card scrolls.
  position: 'relative',
  padding: 0,
  overflow: 'auto hidden',
  containerType: 'inline-size',
});

inside(`${card}[data-tone=warning]`, {
  background: vars.color.warning.bg,
  boxShadow: `0 0 0 1px ${vars.color.warning.border}`,
});
inside(`${card}[data-tone=private]`, { boxShadow: `0 0 0 1.5px ${vars.color.secondary.edge}` });
inside(`${card}[data-tone=suggestion]`, {
  border: `1px dashed ${vars.color.control}`,
  boxShadow: 'none',
  background: 'none',
});

inside(`${card}[data-size=small]`, { padding: vars.space[12], overflowWrap: 'anywhere' });

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[6]} ${vars.space[16]}`,
  minHeight: '3rem',
  padding: `calc(${cardPad} * 0.7) ${cardPad}`,
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.size.small,
  selectors: { '[data-density=compact] &': { paddingBlock: vars.space[8] } },
});

export const body = component({ padding: cardPad });

export const foot = component({
  padding: `calc(${cardPad} * 0.55) ${cardPad}`,
  borderTop: `1px solid ${vars.color.line}`,
});

export const title = component({
  fontSize: vars.size.section,
  lineHeight: 1.3,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.005em',
});
