import { component, inside, pageComponent } from '../../theme/component.ts';
import { tablet } from '../../theme/breakpoints.ts';
import { linkButton, meta as metaText } from '../../theme/fragments.ts';
import { iconSize, iconStroke } from '../../theme/icon-size.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const panel = component({
  minHeight: 0,
  overflow: 'auto',
  background: color.sunken,
  fontSize: vars.size.small,
  lineHeight: 1.45,
});

export const section = component({ padding: `${vars.space[16]} ${vars.space[20]}` });

inside(`${section} + ${section}`, { borderTop: `1px solid ${color.line}` });

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  marginBottom: vars.space[8],
});

export const title = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  fontWeight: vars.weight.strong,
  vars: { [iconSize]: '1rem', [iconStroke]: '2' },
});

export const meta = component(metaText);

export const quiet = component({ color: color.soft });

export const retry = component({
  ...linkButton,
  textAlign: 'start',
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
});

export const quote = component({ fontWeight: vars.weight.medium });

export const idea = component({ listStyle: 'disc', marginInlineStart: vars.space[16] });

export const toggle = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  padding: vars.space[4],
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

/** As wide as the longer label, so that switching moves nothing. */
export const state = component({ minWidth: '2rem', color: color.soft, fontWeight: 400 });

/** The handle of the sheet that the panel is on small screens. */
export const handle = pageComponent({
  selectors: {
    '&&': {
      display: 'none',
      width: '100%',
      '@media': {
        [tablet]: {
          display: 'flex',
          position: 'sticky',
          top: 0,
          zIndex: 1,
          minHeight: '2.75rem',
          justifyContent: 'center',
          background: color.sunken,
        },
      },
    },
    '&&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
  },
});

export const folded = pageComponent({ '@media': { [tablet]: { display: 'none' } } });
