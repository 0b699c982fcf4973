import { component, inside, override } from '../../theme/component.ts';
import { phone } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** Its upper edge stays where it is, however many results there are. */
export const panel = override({
  marginTop: '12vh',
  maxHeight: 'min(32rem, 76dvh)',
  '@media': { [phone]: { marginTop: 0, maxHeight: 'none' } },
});

export const root = component({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });

export const search = component({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  flex: 'none',
  paddingInlineStart: '1.25rem',
  paddingInlineEnd: '4.25rem',
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
  padding: '0.5rem',
  scrollPaddingBlock: '0.5rem',
});

inside(`${list} [cmdk-group-heading]`, {
  padding: '0.6rem 0.75rem 0.25rem',
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

export const message = component({ padding: '1.25rem', color: color.soft });

export const foot = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1.25rem',
  flex: 'none',
  padding: '0.6rem 1.25rem',
  borderTop: `1px solid ${color.line}`,
  color: color.soft,
  fontSize: vars.text.meta,
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
