import { component, inside } from '../../theme/component.ts';
import { linkButton, meta } from '../../theme/fragments.ts';
import { tablet } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const discSize = '1.75rem';

const thread = {
  content: '',
  position: 'absolute',
  insetInlineStart: `calc(${discSize} / 2 - 1px)`,
  width: 2,
  background: color.divider,
} as const;

export const step = component({
  position: 'relative',
  color: color.soft,
  lineHeight: 1.35,
  selectors: {
    '&[aria-current]': { color: color.text, fontWeight: vars.weight.strong },
    '&:not(:first-child)::before': { ...thread, top: 0, bottom: `calc(50% + ${discSize} / 2)` },
    '&:not(:last-child)::after': { ...thread, top: `calc(50% + ${discSize} / 2)`, bottom: 0 },
  },
});

export const line = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  width: '100%',
  minHeight: '3.25rem',
  padding: `${vars.space[6]} 0`,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
});

inside(`${step} :is(a, button):hover`, { color: color.text, textDecoration: 'underline', textUnderlineOffset: 3 });

/** The disc of `StepPath` without its ring, because the name beside it is enough. */
export const disc = component({
  flex: 'none',
  selectors: {
    '&&&[data-state=now]': { width: discSize, height: discSize, fontSize: vars.text.meta, boxShadow: 'none' },
  },
});

export const note = component({ ...meta, display: 'block', fontWeight: 400 });

/** On narrow screens there is no room for distant parts. */
export const far = component({ '@media': { [tablet]: { display: 'none' } } });

/** The current part and the button for the others, in one line. */
export const oneLine = component({
  '@media': {
    [tablet]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: `0 ${vars.space[16]}`,
      flexWrap: 'wrap',
    },
  },
});

export const folded = component({});

inside(`${folded} > ::before, ${folded} > ::after`, { '@media': { [tablet]: { display: 'none' } } });

export const all = component({
  ...linkButton,
  display: 'none',
  fontSize: vars.size.small,
  '@media': { [tablet]: { display: 'block', minHeight: '2.75rem' } },
});
