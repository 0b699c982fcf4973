import { component, inside } from '../../theme/component.ts';
import { linkButton, meta } from '../../theme/fragments.ts';
import { tablet } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const thread = {
  content: '',
  position: 'absolute',
  insetInlineStart: '0.8rem',
  width: 2,
  background: color.divider,
} as const;

export const step = component({
  position: 'relative',
  color: color.soft,
  lineHeight: 1.35,
  selectors: {
    '&[aria-current]': { color: color.text, fontWeight: vars.weight.strong },
    '&:not(:first-child)::before': { ...thread, top: 0, bottom: 'calc(50% + 0.875rem)' },
    '&:not(:last-child)::after': { ...thread, top: 'calc(50% + 0.875rem)', bottom: 0 },
  },
});

export const line = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '0.9rem',
  width: '100%',
  minHeight: '3.25rem',
  padding: '0.35rem 0',
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
});

inside(`${step} :is(a, button):hover`, { color: color.text, textDecoration: 'underline', textUnderlineOffset: 3 });

/** The disc of the path, without its ring: here the name beside it says enough. */
export const disc = component({
  flex: 'none',
  selectors: {
    '&&&[data-state=now]': { width: '1.75rem', height: '1.75rem', fontSize: vars.text.meta, boxShadow: 'none' },
  },
});

export const note = component({ ...meta, display: 'block', fontWeight: 400 });

/** Beside the question there is no room for the parts that are far from it. */
export const far = component({ '@media': { [tablet]: { display: 'none' } } });

/** The current part and the way to the others, in as little room as it takes. */
export const oneLine = component({
  '@media': {
    [tablet]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '0 1rem',
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
