import { component, inside, override } from '../../theme/component.ts';
import { phone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

/** Its top edge does not move when the number of results changes. */
export const panel = override({
  marginTop: '12vh',
  maxHeight: 'min(32rem, 76dvh)',
  '@media': { [phone]: { marginTop: 0, maxHeight: 'none' } },
});

export const root = component({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });

export const search = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  flex: 'none',
  paddingInlineStart: space[20],
  paddingInlineEnd: space[64],
  borderBottom: `1px solid ${color.line}`,
});

inside(`${search} > .lucide`, { color: color.icon });

export const input = component({
  flex: 1,
  minWidth: 0,
  minHeight: '4rem',
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: vars.text.lead,
  ':focus': { outline: 'none' },
  '::placeholder': { color: color.placeholder, opacity: 1 },
});

export const list = component({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: space[8],
  scrollPaddingBlock: space[8],
});

inside(`${list} [cmdk-group-heading]`, {
  padding: `${space[8]} ${space[12]} ${space[4]}`,
  color: color.soft,
  fontSize: vars.text.meta,
});

export const item = component({
  selectors: {
    '&[data-selected=true]': {
      background: color.hover,
      outline: `2px solid ${color.focus}`,
      outlineOffset: -2,
    },
    '&&[data-disabled=false]': { color: color.text, cursor: 'pointer' },
  },
});

inside(`${item} > .lucide`, { color: color.icon });

export const words = component({ minWidth: 0 });

export const detail = component({ display: 'block', color: color.soft, fontSize: vars.text.meta });

export const message = component({ padding: space[20], color: color.soft });

export const foot = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[20]}`,
  flex: 'none',
  padding: `${space[8]} ${space[20]}`,
  borderTop: `1px solid ${color.line}`,
  color: color.soft,
  fontSize: vars.text.meta,
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
